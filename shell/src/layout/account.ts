import { isStaff, matriculeOf, type Session } from 'shared-auth/host';

interface Account {
  name: string;
  detail: string;
  photo: string | null;
}

/** Who is signed in, as the account menu shows it: staff by their user name, with the matricule in view. */
export const toAccount = (session: Session): Account => {
  const { infos, dashboard } = session;
  const matricule = matriculeOf(session) ?? '';
  if (isStaff(infos) || !dashboard) return { name: infos.Username, detail: matricule, photo: null };
  return {
    name: `${dashboard.PersonnePrenom} ${dashboard.PersonneNom}`,
    detail: matricule,
    photo: dashboard.PersonnePhoto,
  };
};
