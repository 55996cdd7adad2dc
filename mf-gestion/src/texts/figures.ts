import { formatInstant } from 'shared-contract/base/dates';
import { formatNumber } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';
import { brusselsFormatter } from 'shared-contract/portal/format-window';

const shortDay = brusselsFormatter({ day: 'numeric', month: 'short' });

/** Sentences of « Chiffres ». */
export const FIGURE_TEXTS = {
  title: 'Chiffres',
  lead: (at: string) => `Le ${formatInstant(at)}, pour vos sections`,
  error: 'Les chiffres n’ont pas pu être chargés',
  sheet: 'Tableur (CSV)',
  sheetOf: (title: string) => `${title}\u00a0: tableur (CSV)`,
  pending: 'Préparation du tableau…',
  print: 'Imprimer',
  none: 'Rien à compter dans vos sections.',
  total: 'Total',
  more: (shown: number, count: number) =>
    `${formatNumber(shown)} ${plural(shown, 'ligne', 'lignes')} sur ${formatNumber(count)}\u00a0: le tableur a les autres.`,
  percent: (share: number) => `${formatNumber(Math.round(share * 100))}\u00a0%`,
  share: 'Rempli',
  tables: {
    impression: {
      title: 'Exemplaires à imprimer, par syllabus',
      label: 'Titre',
      columns: { Commandes: 'Commandes', Exemplaires: 'Exemplaires' },
    },
    documents: {
      title: 'Documents manquants par section',
      label: 'Section',
      columns: { Etudiants: 'Étudiants', Complets: 'Dossiers complets', Manquants: 'Manquants' },
    },
    groupes: {
      title: 'Groupes de travaux pratiques (TP) remplis',
      label: 'Cours',
      columns: { Groupes: 'Groupes', Complets: 'Complets', Prises: 'Prises', Places: 'Places' },
    },
    pae: {
      title: 'Programmes annuels (PAE) en attente',
      label: 'Section',
      columns: { EnAttente: 'En attente', AModifier: 'À modifier', ASigner: 'À signer', Signes: 'Signés' },
    },
  },
  days: {
    title: 'En attente, par jour de remise',
    /** « 20 nov. » */
    day: (day: string) => shortDay(`${day}T12:00:00Z`),
  },
} as const;
