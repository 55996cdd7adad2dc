import type { gestionSections } from 'server-schema/gestion/gestion';
import type { comptes } from 'server-schema/platform/accounts';
import { DESK_ACTS, HEALTH_ACT } from 'shared-contract/gestion/gestion';

type AccountRow = typeof comptes.$inferInsert;

/** `demo`, hashed once for all: everyone in the demo institution has the same password. */
export const DEMO_PASSWORD =
  'scrypt$16384$8$1$ZGVtby1oZWRwLXNlbC1maXhl$td7-UddNGvcQGIFsOZGtmyTNUmqMHCe1KxPSPodB_0A';

/** Account numbers of students follow their own, after those of staff. */
const FIRST_STUDENT_ACCOUNT = 100;

export const accountId = (etudiantId: number): number => FIRST_STUDENT_ACCOUNT + etudiantId;

export interface AccountState {
  etudiantId: number;
  matricule: string;
  isVerifier: boolean;
  isActive: boolean;
  isBlocked: boolean;
  /** Accepted version of the privacy policy and when; null = not yet. */
  privacy: { version: string; date: Date } | null;
}

export const studentAccount = (state: AccountState): AccountRow => ({
  compteId: accountId(state.etudiantId),
  identifiant: state.matricule,
  nom: null,
  fonction: null,
  roles: state.isVerifier ? ['student', 'verifications'] : ['student'],
  etudiantId: state.etudiantId,
  actif: state.isActive,
  bloque: state.isBlocked,
  rgpdVersion: state.privacy?.version ?? null,
  rgpdDate: state.privacy?.date ?? null,
  motDePasse: DEMO_PASSWORD,
});

interface StaffMember {
  nom: string;
  fonction: string;
}

const staffAccount = (
  compteId: number,
  identifiant: string,
  roles: string[],
  member: StaffMember | null,
): AccountRow => ({
  compteId,
  identifiant,
  roles,
  nom: member?.nom ?? null,
  fonction: member?.fonction ?? null,
  etudiantId: null,
  actif: true,
  bloque: false,
  rgpdVersion: null,
  rgpdDate: null,
  motDePasse: DEMO_PASSWORD,
});

/** The accounts that are no students' (CONTRACT §4). */
export const STAFF_ACCOUNTS: AccountRow[] = [
  staffAccount(1, 'visiteur', [], null),
  staffAccount(2, 'verificateur', ['verifications'], {
    nom: 'Bruno Delcourt',
    fonction: 'Vérification des dossiers',
  }),
  staffAccount(3, 'admin', ['admin'], { nom: 'Idriss Ouali', fonction: 'Administration' }),
  staffAccount(4, 'programmes', ['programmes'], {
    nom: 'Hélène Vasseur',
    fonction: 'Direction des programmes',
  }),
  staffAccount(5, 'secretariat', ['gestion'], { nom: 'Nadia Aksoy', fonction: 'Secrétariat de gestion' }),
  staffAccount(6, 'inclusion', ['gestion'], { nom: 'Odile Marchand', fonction: 'Service inclusif' }),
];

const SECRETARIAT = DESK_ACTS.filter((act) => act !== HEALTH_ACT);

/** Sections of the desk's accounts: the secretariat (with the bank statements) of management, bachelor and master; the inclusive service of all. */
export const STAFF_SECTIONS: (typeof gestionSections.$inferInsert)[] = [
  ...[1, 3].map((programmeId) => ({ compteId: 5, programmeId, actes: [...SECRETARIAT] })),
  ...[1, 2, 3].map((programmeId) => ({ compteId: 6, programmeId, actes: ['inclusif'] })),
];
