export type {
  CatalogueHead,
  CatalogueRow,
  EntryChange,
  EntryClash,
  EntryEffect,
  EntrySaved,
  EntryValue,
  ExamCatalogue,
  ExamCatalogueRow,
  ExamValues,
  GroupCatalogue,
  GroupCatalogueRow,
  GroupValues,
  SyllabusCatalogue,
  SyllabusRow,
  SyllabusValues,
} from './answers';

/** Editable catalogues, one per tab (CONTRACT §7.11). */
export const CATALOGUE_ENTRIES = ['syllabus', 'groupes', 'examens'] as const;

export type CatalogueEntryName = (typeof CATALOGUE_ENTRIES)[number];

/** An hour of the day, as packages and the desk write it: `08:30`. */
export const HOUR_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Field limits, shared by packages (the kinds of `exchange.queries.ts`) and the desk's forms. */
export const CATALOGUE_LIMITS = {
  /** Characters of a code. */
  code: 40,
  /** Characters of the title of a course material. */
  title: 300,
  /** Characters of everything else that is one line. */
  text: 200,
  /** Characters of a group's room, which is part of what is shown of its hours. */
  room: 120,
  /** Euro cents: seven digits before the point in a package. */
  price: 999_999_999,
  /** Copies. */
  stock: 2_147_483_647,
  /** Places of a group. */
  places: 32_767,
  /** Changes told of one entry. */
  changes: 50,
  /** Rows of one catalogue. */
  rows: 5000,
  /** Characters of the values whose effect is asked for. */
  effectQuery: 2000,
} as const;
