import { Box } from 'shared-ui';
import { LinkLine, LinkList } from 'shared-ui/list';
import { CONSULTATIONS_PATH, OWN_DATA_PATH } from '../paths';
import { CONTACTS_TEXTS } from '../texts/contacts';
import { CONSULTATIONS_TITLE, OWN_DATA_TITLE } from '../texts/titles';

/** After what the school knows: who of the school looked at it, and a copy of it all. */
export const VisitsLink = () => (
  <Box mt="8">
    <LinkList>
      <LinkLine to={CONSULTATIONS_PATH} title={CONSULTATIONS_TITLE} meta={CONTACTS_TEXTS.visits} />
      <LinkLine to={OWN_DATA_PATH} title={OWN_DATA_TITLE} meta={CONTACTS_TEXTS.copy} />
    </LinkList>
  </Box>
);
