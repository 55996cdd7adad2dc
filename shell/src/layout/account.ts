import { isStaff, matriculeOf, type Session } from 'shared-auth/host';
import { personName } from 'shared-contract/base/french';

interface Account {
  name: string;
  detail: string;
  photo: string | null;
}

/** Account menu data of the signed-in person: staff by name and function, or with the viewed student's number. */
export const toAccount = (session: Session): Account => {
  const { infos, dashboard } = session;
  const matricule = matriculeOf(session) ?? '';
  if (isStaff(infos) || !dashboard) {
    return { name: infos.Nom ?? infos.Username, detail: matricule || (infos.Fonction ?? ''), photo: null };
  }
  return {
    name: personName(dashboard.PersonnePrenom, dashboard.PersonneNom),
    detail: matricule,
    photo: dashboard.PersonnePhoto,
  };
};
