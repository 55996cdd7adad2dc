import { useFullSession } from 'shared-auth/host';
import { officeText } from 'shared-contract/base/office';
import { ContactCard, Stack } from 'shared-ui';
import { usePortal } from '../portal/portal-context';
import { MANAGER } from './texts';

/** The institution's desk: the academic secretariat. */
export const Desk = () => {
  const { name, email, phone, hours } = usePortal().institution.contact;
  const detail = hours.charAt(0).toLocaleUpperCase('fr') + hours.slice(1);
  return <ContactCard name={name} email={email} phone={phone} detail={detail} />;
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
          {...(Local === null ? {} : { detail: officeText(Local) })}
        />
      ))}
    </Stack>
  );
};
