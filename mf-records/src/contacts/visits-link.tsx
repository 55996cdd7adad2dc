import { Box } from 'shared-ui';
import { LinkLine, LinkList } from 'shared-ui/list';
import { OWN_DATA_TEXTS } from '../own-data-texts';
import { CONSULTATIONS_PATH, OWN_DATA_PATH } from '../paths';
import { TEXTS } from '../texts';

/** After what the school knows: who of the school looked at it, and a copy of it all. */
export const VisitsLink = () => (
  <Box mt="8">
    <LinkList>
      <LinkLine to={CONSULTATIONS_PATH} title={TEXTS.consultations.title} meta={TEXTS.contacts.visits} />
      <LinkLine to={OWN_DATA_PATH} title={OWN_DATA_TEXTS.title} meta={OWN_DATA_TEXTS.link} />
    </LinkList>
  </Box>
);
