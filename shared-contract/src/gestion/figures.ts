import type { Figures } from './figure-answers';

export type { Figures } from './figure-answers';

/** The tables of « Chiffres », in their order. */
export const FIGURE_TABLES = ['impression', 'documents', 'groupes', 'pae'] as const;

export type FigureTable = (typeof FIGURE_TABLES)[number];

/** Answer field of each table. */
export const FIGURE_ROWS = {
  impression: 'Impression',
  documents: 'Documents',
  groupes: 'Groupes',
  pae: 'Pae',
} as const satisfies Readonly<Record<FigureTable, keyof Figures>>;

export const FIGURE_LIMITS = {
  /** Rows of a table at most: the titles and courses of a school. */
  rows: 2000,
  /** Days told of the programmes that wait. */
  days: 60,
} as const;
