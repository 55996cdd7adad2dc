import type { CatalogueEntryName } from 'shared-contract/catalogues/catalogues';
import { examsKind } from './entries/exams.kind';
import { groupsKind } from './entries/groups.kind';
import { syllabusKind } from './entries/syllabus.kind';
import type { EntryKind } from './entry-kind';

const KINDS: Readonly<Record<CatalogueEntryName, EntryKind>> = {
  syllabus: syllabusKind,
  groupes: groupsKind,
  examens: examsKind,
};

/** The catalogue of a name; null where there is none. */
export const kindOf = (name: string): EntryKind | null =>
  Object.values(KINDS).find((kind) => kind.name === name) ?? null;
