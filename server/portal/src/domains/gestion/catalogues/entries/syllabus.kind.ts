import { checkBody } from 'shared-contract/base/check-body';
import type { SyllabusRow, SyllabusValues } from 'shared-contract/catalogues/catalogues';
import { syllabusValues } from 'shared-contract/catalogues/schemas';
import { englishTitles } from 'shared-contract/records/title-language';
import { type EntryKind, NO_CONSEQUENCES } from '../entry-kind';
import {
  countOrdered,
  findSupportEntry,
  type SupportEntryRow,
  type SupportListRow,
  writeSupport,
} from './syllabus.queries';

const valuesOf = ({ libelle, type, prix, stock, retire }: SupportEntryRow): SyllabusValues => ({
  SupportCoursLibelle: libelle,
  TypeSupportCours: type,
  SupportCoursPrix: prix,
  Stock: stock,
  Retire: retire,
});

const tooFew = (copies: number): string =>
  `${copies} exemplaires sont déjà commandés\u00a0: le stock ne descend pas plus bas.`;

/** Course materials: an order keeps the price that it was placed at, and nobody is told of what changes. */
export const syllabusKind: EntryKind<SyllabusValues> = {
  name: 'syllabus',
  action: 'support.modifie',
  parse: (values) => checkBody(syllabusValues, values),
  find: async (db, id, isLocked) => {
    const row = await findSupportEntry(db, id, isLocked);
    return row && { id, values: valuesOf(row), sections: row.sections };
  },
  judge: async (db, { id, values }, { Stock }, now) => {
    if (Stock === null || Stock === values.Stock) return [];
    const { exemplaires } = await countOrdered(db, id, now);
    return Stock < exemplaires ? [{ path: 'Apres.Stock', message: tooFew(exemplaires) }] : [];
  },
  weigh: async (db, { id }, _wanted, now) => {
    const { commandes, exemplaires } = await countOrdered(db, id, now);
    return { ...NO_CONSEQUENCES, Concernes: commandes, Exemplaires: exemplaires };
  },
  write: (tx, { id }, wanted) => writeSupport(tx, id, wanted),
  notify: async () => {},
};

/** A course material in the list. */
export const toSyllabusRow = (row: SupportListRow): Omit<SyllabusRow, 'Modifiable'> => ({
  ID: row.id,
  Code: row.code,
  Sections: row.sections,
  Valeurs: valuesOf(row),
  TitresAnglais: row.enAnglais.flatMap((title) => englishTitles(title, true)),
  Activites: row.activites,
  Commandes: row.commandes,
  Exemplaires: row.exemplaires,
});
