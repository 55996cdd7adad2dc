import { useSession } from 'shared-auth';
import { Alert, Box } from 'shared-ui';
import { ManagerLinks } from '../shared/manager-links';
import { CONTACTS_TEXTS } from '../texts/contacts';

const texts = CONTACTS_TEXTS;

/** Changes are the administrative manager's: who that is, and how to write to her. */
export const ChangesNote = () => {
  const { GestionnairesAdministratifs: managers } = useSession();
  return (
    <Box mt="4">
      <Alert tone="info" title={texts.changesTitle}>
        <p>{texts.changes}</p>
        {managers.length > 0 ? <ManagerLinks managers={managers} withDetail /> : <p>{texts.noManager}</p>}
      </Alert>
    </Box>
  );
};
