import { Box } from 'shared-ui';
import { LinkLine, LinkList } from 'shared-ui/list';
import { CONSULTATIONS_PATH } from '../paths';
import { TEXTS } from '../texts';

/** After what the school knows: who of the school looked at it. */
export const VisitsLink = () => (
  <Box mt="8">
    <LinkList>
      <LinkLine to={CONSULTATIONS_PATH} title={TEXTS.consultations.title} meta={TEXTS.contacts.visits} />
    </LinkList>
  </Box>
);
