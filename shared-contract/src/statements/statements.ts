import { MEGABYTE } from '../base/limits';

export const STATEMENT_LIMITS = {
  /** Bytes of a bank statement: a month of a school's account is a tenth of it. */
  bytes: 4 * MEGABYTE,
  /** Imports of one answer, newest first. */
  listed: 30,
  /** Movements taken back of one answer, those that nobody has looked at first. */
  takenBack: 100,
  /** Characters of a file's name that are kept. */
  name: 120,
  /** Days after which a report, which quotes communications, is erased; its line stays. */
  reportDays: 400,
} as const;

/** Lists of a report, in the order in which it is read: what a person has to look at comes first. */
export const REPORT_LISTS = [
  'reprises',
  'reprisesInconnues',
  'inconnues',
  'excedents',
  'partielles',
  'payees',
  'dejaVues',
] as const;

export type ReportList = (typeof REPORT_LISTS)[number];

/** Titles of these lists. */
export const REPORT_TITLES: Readonly<Record<ReportList, string>> = {
  reprises: 'Paiements repris par la banque',
  reprisesInconnues: 'Reprises sans commande connue, à regarder',
  inconnues: 'Versements sans commande connue, à regarder',
  excedents: 'Commandes payées de trop',
  partielles: 'Commandes payées en partie',
  payees: 'Commandes payées',
  dejaVues: 'Déjà connus d’un import précédent',
};
