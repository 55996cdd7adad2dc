import type { RemoteFailureKind } from 'shared-contract';

/** Every sentence of the shell that the specification does not quote; French typography (U+202F, U+00A0, ’). */
export const TEXTS = {
  home: 'Accueil',
  desktop: 'Bureau',
  hello: (name: string | undefined) => (name === undefined ? 'Bonjour' : `Bonjour ${name}`),
  matricule: (value: string) => `Matricule ${value}`,
  staff: ({ admin, programmes }: { admin: boolean; programmes: boolean }) => {
    if (admin) return 'Administration';
    return programmes ? 'Direction des programmes' : 'Bureau de l’école';
  },
  staffSpace: 'Gestion',
  services: 'Mes services',
  now: 'En ce moment',
  file: 'Mon dossier',
  nothingNow: 'Aucune période n’est ouverte pour vous aujourd’hui.',
  closed: 'Fermé pour le moment',
  unread: (count: number) => `${count}\u00a0${count < 2 ? 'document non lu' : 'documents non lus'}`,
  elsewhere: 'Autres sites',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  todo: 'À faire',
  deadlines: 'Mes échéances',
  notifications: 'Notifications',
  receipts: 'Mes reçus',
  changeStudent: 'Changer de matricule',
  ownAccount: 'Revenir à mon compte',
  chooseStudent: 'Choisir un étudiant',
  version: (value: string) => `Version ${value}`,
  versions: 'Versions',
  places: 'Places principales',
  more: 'Plus',
  goTo: 'Aller à…',
  theme: { dark: 'Passer au thème sombre', light: 'Passer au thème clair' },
  status: 'État du portail',
  testers: 'Versions à l’essai',
  audit: 'Journal d’audit',
  attestation: 'Vérification d’un document',
  privacyPolicy: 'Politique de confidentialité',
  regulations: 'Règlement des études',
  accessibility: 'Accessibilité',
  retry: 'Réessayer',
  backHome: 'Retour à l’accueil',
  close: 'Fermer',
} as const;

/** Pages of S1 §8 and CONTRACT §6: their titles, which lead to them; what they say comes with each, `refusals/texts`. */
export const REFUSALS = {
  notStudent: { title: 'Accès réservé aux étudiants' },
  inactive: { title: 'Compte inactif' },
  blocked: { title: 'Dossier bloqué' },
  notFound: {
    title: 'Page introuvable',
    text: 'Cette adresse ne mène à aucune page du portail. Le lien est ancien ou mal recopié.',
  },
} as const;

/** Refusal page texts used elsewhere too (CONTRACT §5.4); the rest is in `refusals/texts`. */
export const FORBIDDEN = {
  title: 'Accès refusé',
  event: 'Cette période n’est pas ouverte pour vous.',
} as const;

/** Texts of closed services on the home (CONTRACT §7.5). */
export const DOORS = {
  later: 'Pas encore',
  over: 'Terminé',
  closed: 'Fermé',
  done: 'Déjà fait',
  receipt: 'Voir le reçu',
  others: (count: number) => `Ce qui ne vous concerne pas (${count})`,
} as const;

/** The notice board on the home. */
export const BOARD = {
  title: 'Aux valves',
  all: (total: number) => (total > 1 ? `Toutes les valves (${total})` : 'Toutes les valves'),
  empty: 'Aucun avis pour le moment.',
} as const;

/** Session, API and view troubles. */
export const TROUBLES = {
  signedInAgain: 'Votre session a repris',
  reload: 'Recharger la page',
  starting: 'Le portail s’ouvre…',
  downTitle: 'Le portail ne répond pas',
  downText: 'Le service ne répond pas. Cette page réessaie toute seule.',
  retrying: 'Nouvel essai dans quelques secondes.',
  contact: 'Cela dure\u202f? Écrivez à',
  rightsTitle: 'Vos droits n’ont pas pu être chargés',
  eventsTitle: 'Les périodes ouvertes n’ont pas pu être chargées',
  tryAgain: 'Réessayez dans un instant.',
  crashTitle: 'Cette page a rencontré un problème',
  crashText: 'Rechargez-la\u00a0: le reste du portail fonctionne.',
} as const;

/** Causes of a chunk that failed to load, by kind; remotes have their own on their failure page. */
export const CODE_FAILURE: Partial<Record<RemoteFailureKind, string>> & { evaluation: string } = {
  offline: 'Vous semblez hors ligne\u00a0: vérifiez votre connexion.',
  http: 'Ses fichiers n’ont pas pu être chargés.',
  timeout: 'Il met trop de temps à répondre.',
  corrupt: 'Ses fichiers sont arrivés abîmés.',
  stale: 'Une nouvelle version vient de paraître\u00a0: réessayez, ou rechargez la page.',
  evaluation: 'Il a rencontré une erreur inattendue.',
};

export const REMOTE_PAGE = {
  lead: (label: string, why: string) =>
    `Le service «\u00a0${label}\u00a0» est momentanément indisponible. ${why} Le reste du portail fonctionne et rien de ce que vous avez enregistré n’est perdu.`,
} as const;

/** Texts of viewing a student. */
export const STUDENTS = {
  failure: 'Le dossier n’a pas pu être ouvert. Réessayez dans un instant.',
  leaveFailure: 'Le retour à votre compte n’a pas abouti. Réessayez dans un instant.',
} as const;
