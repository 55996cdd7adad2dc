/** One line of the list on the demo sign-in page. */
export interface DemoAccount {
  username: string;
  /** What one sees with it, in a few words. */
  text: string;
}

export interface DemoGroup {
  title: string;
  accounts: DemoAccount[];
}

/** Accounts that a sign-in page offers: always in sight, then all of them. */
export interface OfferedAccounts {
  featured: DemoAccount[];
  groups: DemoGroup[];
}

const account = (username: string, text: string): DemoAccount => ({ username, text });

/** The accounts that show most of the portal, always in sight. */
const FEATURED: DemoAccount[] = [
  account('230101', 'Tout est ouvert'),
  account('230103', 'Compte bloqué'),
  account('220303', 'PAE à composer'),
  account('210202', 'Mémoire à remettre'),
  account('verificateur', 'Vérifications'),
  account('admin', 'Administration'),
];

/** Every persona of the demo institution (CONTRACT §4). */
const DEMO_GROUPS: DemoGroup[] = [
  {
    title: 'Bachelier',
    accounts: [
      account('230101', 'Deuxième année, tout est ouvert'),
      account('230102', 'Politique de confidentialité à accepter'),
      account('230103', 'Compte bloqué'),
      account('230104', 'Compte inactif'),
      account('230105', 'Tout est fermé, avec les raisons'),
      account('230106', 'Inscrit à la session et à des examens'),
      account('230107', 'Dossier vide'),
      account('230108', 'Tout est déjà fait'),
      account('230109', 'Étudiant et vérificateur'),
    ],
  },
  {
    title: 'Mémoire et stage',
    accounts: [
      account('210201', 'Mémoire sans titre, stage à encoder'),
      account('210202', 'Consentement à donner'),
      account('210203', 'Mémoire à remettre, convention prête'),
      account('210204', 'Un consentement sur deux, titre à modifier'),
      account('210205', 'Mémoire déjà remis'),
    ],
  },
  {
    title: 'Réinscription, PAE et proclamation',
    accounts: [
      account('220301', 'Réinscription complète'),
      account('220302', 'Réinscription refusée'),
      account('220303', 'PAE à composer'),
      account('220304', 'PAE et PAI à signer'),
      account('220305', 'Diplômable, proclamation'),
      account('220306', 'Réinscription sans adresse ni e-mail'),
      account('220307', 'PAE déjà soumis'),
      account('220308', 'Diplômable, sans adresse e-mail'),
    ],
  },
  {
    title: 'Équipe et autres',
    accounts: [
      account('admin', 'Administration'),
      account('programmes', 'Gestion des programmes'),
      account('secretariat', 'Secrétariat de gestion, le bureau'),
      account('inclusion', 'Service inclusif, le bureau'),
      account('verificateur', 'Vérifications seules'),
      account('visiteur', 'Ni étudiant ni membre du personnel'),
    ],
  },
];

/** Those of the first demo school. */
export const FIRST_ACCOUNTS: OfferedAccounts = { featured: FEATURED, groups: DEMO_GROUPS };
