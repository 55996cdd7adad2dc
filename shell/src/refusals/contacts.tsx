import { useFullSession } from 'shared-auth/host';
import { ContactCard, Stack } from 'shared-ui';
import { usePortal } from '../portal/portal-context';
import { MANAGER } from './texts';

/** The institution's desk: the academic secretariat. */
export const Desk = () => {
  const { contact } = usePortal().institution;
  return (
    <ContactCard name={contact.name} email={contact.email} phone={contact.phone} detail={contact.hours} />
  );
};

/** Contacts of a refusal page: the student's managers, or the academic secretariat when unknown. */
export const Contacts = () => {
  const { GestionnairesAdministratifs: managers } = useFullSession().infos;
  if (managers.length === 0) return <Desk />;
  return (
    <Stack>
      {managers.map(({ Prenom, Nom, Email, Telephone, Local }) => (
        <ContactCard
          key={Email}
          name={`${Prenom} ${Nom}`}
          duty={MANAGER}
          email={Email}
          phone={Telephone}
          {...(Local === null ? {} : { detail: Local })}
        />
      ))}
    </Stack>
  );
};
