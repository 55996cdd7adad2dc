import { formatNumber } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';
import { brusselsFormatter, formatHour, isMidnight } from 'shared-contract/portal/format-window';
import type { StaffHome } from 'shared-contract/staff/answers';

const day = brusselsFormatter({ weekday: 'long', day: 'numeric', month: 'long' });

type Change = StaffHome['Periodes'][number];

/** « ouvre lundi 23 novembre à 8 h »; a window that closes at midnight is open the day before, and to its end. */
const effect = ({ Effet, Le }: Change): string => {
  if (Effet === 'ferme' && isMidnight(Le)) return `ferme ${day(Date.parse(Le) - 1)} au soir`;
  return `${Effet} ${day(Le)}${isMidnight(Le) ? '' : ` à ${formatHour(Le)}`}`;
};

/** Texts of the staff home. */
export const STAFF_HOME = {
  search: {
    titles: {
      '/verifications': 'Aller à un étudiant',
      '/gestion': 'Chercher un étudiant dans les demandes',
    },
    label: 'matricule ou nom',
    submit: 'Chercher',
  },
  waiting: {
    title: 'Ce qui attend',
    caption: 'Demandes qui attendent, par type et par âge',
    kind: 'Type',
    all: 'En tout',
    recent: 'moins de 3\u00a0jours',
    middle: '3 à 5\u00a0jours',
    late: 'plus de 5\u00a0jours',
    total: 'Total',
    go: 'Traiter les plus anciennes',
    none: 'Rien n’attend de décision.',
    error: 'Ce qui attend n’a pas pu être chargé',
  },
  changes: {
    title: 'Périodes qui changent dans les 7\u00a0jours',
    all: 'Toutes les périodes',
    none: 'Aucune période n’ouvre ni ne ferme dans les 7\u00a0jours.',
    what: ({ Libelle, Section }: Change) => (Section === null ? Libelle : `${Libelle}, ${Section}`),
    effect,
  },
  seen: {
    title: 'Vus récemment',
    none: 'Les étudiants dont vous ouvrez le dossier ou une demande viendront ici.',
  },
  portal: {
    title: 'Le portail',
    fine: 'En marche',
    error: 'L’état du portail n’a pas pu être lu',
    base: 'Serveur et base',
    domains: (working: number, count: number) =>
      `${formatNumber(working)} ${plural(working, 'domaine', 'domaines')} sur ${formatNumber(count)}`,
    failing: 'En panne',
    mail: (waiting: number) => `Courriels, ${formatNumber(waiting)} en attente`,
    mailFails: 'En échec',
  },
  pages: 'Pages du bureau',
} as const;
