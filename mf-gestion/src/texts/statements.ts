import { formatInstant } from 'shared-contract/base/dates';
import { formatCents, formatNumber } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';
import { formatBytes } from 'shared-contract/base/size';
import type { StatementReport, StatementRow, TakenBack } from 'shared-contract/statements/answers';
import { REPORT_TITLES, type ReportList } from 'shared-contract/statements/statements';

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${plural(count, one, many)}`;

const sumOf = (lines: readonly { Montant: number }[]): string =>
  formatCents(lines.reduce((sum, { Montant }) => sum + Montant, 0));

/** What an import books, or booked, in one sentence. */
const summary = (report: StatementReport): string => {
  const paid = [...report.payees, ...report.partielles, ...report.excedents];
  const back = [...report.reprises, ...report.reprisesInconnues];
  const parts = [
    `${counted(paid.length, 'paiement', 'paiements')}, ${sumOf(paid)}`,
    back.length > 0 ? `${counted(back.length, 'reprise', 'reprises')} de la banque, ${sumOf(back)}` : '',
    report.inconnues.length > 0
      ? `${counted(report.inconnues.length, 'versement', 'versements')} sans commande connue`
      : '',
  ];
  return `${parts.filter(Boolean).join('\u202f; ')}.`;
};

const detailOf = (line: object): string => {
  if ('Excedent' in line && typeof line.Excedent === 'number') return `${formatCents(line.Excedent)} de trop`;
  return 'Reste' in line && typeof line.Reste === 'number' && line.Reste > 0
    ? `reste ${formatCents(line.Reste)}`
    : '–';
};

/** Sentences of « Relevés ». */
export const STATEMENT_TEXTS = {
  title: 'Relevés',
  lead: 'Les relevés du compte de l’école\u00a0: essayez d’abord, lisez, puis importez.',
  error: 'Les relevés n’ont pas pu être chargés',
  none: '–',
  order: (id: number) => `n°\u00a0${id}`,
  summary,
  detailOf,
  lists: REPORT_TITLES satisfies Readonly<Record<ReportList, string>>,
  listTitle: (name: ReportList, count: number) => `${REPORT_TITLES[name]} (${formatNumber(count)})`,
  columns: {
    day: 'Date',
    amount: 'Montant',
    order: 'Commande',
    detail: 'À savoir',
    communication: 'Communication',
  },
  deposit: {
    label: 'Choisir un relevé',
    hint: (most: number) =>
      `Le fichier de la banque, CODA 2 ou camt.052, 053 ou 054, ${formatBytes(most)} au plus. L’essai ne change rien.`,
  },
  trial: {
    title: (file: string) => `Essai de ${file}\u00a0: rien n’est changé`,
    nothing: 'Ce relevé n’apporte rien de nouveau.',
    told: 'À l’import, chaque étudiant concerné reçoit un message.',
    bar: 'Import du relevé',
    write: 'Importer ce relevé',
    giveUp: 'Abandonner',
    done: 'Relevé importé',
  },
  report: {
    title: (file: string) => `Import de ${file}`,
    error: 'Ce rapport n’a pas pu être chargé',
    close: 'Fermer',
  },
  takeBack: {
    button: 'Annuler cet import',
    title: (file: string) => `Annuler l’import de ${file}\u202f?`,
    text: 'Tous ses mouvements sont retirés, et les étudiants concernés en sont avertis. Le relevé pourra être importé à nouveau.',
    confirm: 'Annuler l’import',
    keep: 'Le garder',
    done: 'Import annulé',
  },
  back: {
    title: 'Paiements repris par la banque',
    waiting: (count: number) => `${formatNumber(count)} à voir`,
    none: 'La banque n’a rien repris.',
    what: ({ CommandeID, Matricule, Montant }: TakenBack) =>
      CommandeID === null
        ? `${formatCents(-Montant)}, sans commande connue\u00a0: à voir avec la banque`
        : `${formatCents(-Montant)} de la commande n°\u00a0${CommandeID}${Matricule === null ? '' : `, étudiant ${Matricule}`}, de nouveau à payer`,
    seen: 'Marquer comme vu',
    seenOf: (id: number) => `Marquer comme vu\u00a0: reprise ${id}`,
    seenBy: (at: string, by: string | null) => `Vu le ${formatInstant(at)}, ${by ?? 'compte supprimé'}`,
    done: 'Reprise vue',
  },
  history: {
    title: 'Imports précédents',
    none: 'Aucun relevé n’a encore été importé.',
    standing: 'Importé',
    over: 'Annulé',
    by: ({ Par, ImporteLe }: StatementRow) =>
      `${formatInstant(ImporteLe)}, ${Par ?? 'par la ligne de commande, ou un compte supprimé'}`,
  },
} as const;
