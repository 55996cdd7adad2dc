import { Box } from 'shared-ui';
import { LinkLine, LinkList } from 'shared-ui/list';
import { CONSULTATIONS_PATH, OWN_DATA_PATH } from '../paths';
import { CONSULTATIONS_TEXTS } from '../texts/consultations';
import { CONTACTS_TEXTS } from '../texts/contacts';
import { OWN_DATA_TEXTS } from '../texts/own-data';

/** After what the school knows: who of the school looked at it, and a copy of it all. */
export const VisitsLink = () => (
  <Box mt="8">
    <LinkList>
      <LinkLine to={CONSULTATIONS_PATH} title={CONSULTATIONS_TEXTS.title} meta={CONTACTS_TEXTS.visits} />
      <LinkLine to={OWN_DATA_PATH} title={OWN_DATA_TEXTS.title} meta={OWN_DATA_TEXTS.link} />
    </LinkList>
  </Box>
);
