import { formatDay } from 'shared-contract/base/dates';
import { formatCents } from 'shared-contract/base/format';
import { holdsWords } from 'shared-contract/base/search-text';
import type {
  CatalogueRow,
  ExamCatalogueRow,
  GroupCatalogueRow,
  SyllabusRow,
} from 'shared-contract/catalogues/catalogues';
import { examPlace } from 'shared-contract/exams/exams';
import type { Tone } from 'shared-ui';
import { CATALOGUE_TEXTS } from '../../texts/catalogues';

const texts = CATALOGUE_TEXTS.rows;

/** Occupancy from which a group counts as almost full. */
const TIGHT = 0.85;

/** One row of a catalogue as the list shows it, whatever it is of. */
export interface EntryLine {
  id: number;
  /** What it stands under: a course, a session. */
  heading: string;
  title: string;
  /** Titles that are English in its heading or title. */
  english: readonly string[] | undefined;
  code: string;
  /** When and where, or for how much. */
  detail: string;
  /** What is taken, of how much; null where nothing is limited. */
  taken: { count: number; of: number; words: string } | null;
  badge: { tone: Tone; words: string };
  isMine: boolean;
  isTight: boolean;
  sections: readonly number[];
}

const common = ({ ID, Code, TitresAnglais, Modifiable, Sections }: CatalogueRow) => ({
  id: ID,
  english: TitresAnglais,
  code: Code,
  isMine: Modifiable,
  sections: Sections,
});

/** From 0 to 1. */
export const shareOf = (count: number, of: number): number => (of === 0 ? 1 : Math.min(1, count / of));

/** Some is left, but little. */
const isTight = ({ count, of }: { count: number; of: number }): boolean =>
  count < of && shareOf(count, of) >= TIGHT;

const saleBadge = ({ Valeurs, Exemplaires }: SyllabusRow): EntryLine['badge'] => {
  if (Valeurs.Retire) return { tone: 'neutral', words: texts.withdrawn };
  if (Valeurs.Stock === null) return { tone: 'ok', words: texts.onSale };
  const left = Math.max(0, Valeurs.Stock - Exemplaires);
  if (left === 0) return { tone: 'neutral', words: texts.soldOut };
  const isLow = isTight({ count: Exemplaires, of: Valeurs.Stock });
  return { tone: isLow ? 'warning' : 'ok', words: texts.left(left) };
};

/** Nothing is counted of what was not bought: its badge says so. */
const soldOf = ({ Valeurs: { Stock }, Exemplaires }: SyllabusRow): EntryLine['taken'] =>
  Stock === null || Stock === 0
    ? null
    : { count: Exemplaires, of: Stock, words: texts.sold(Exemplaires, Stock) };

/** A course material: its price, what is ordered of it. */
export const supportLine = (row: SyllabusRow): EntryLine => {
  const { Valeurs, Exemplaires } = row;
  const { TypeSupportCours, SupportCoursPrix, Retire } = Valeurs;
  const taken = soldOf(row);
  const said = [TypeSupportCours, formatCents(SupportCoursPrix)];
  return {
    ...common(row),
    heading: '',
    title: Valeurs.SupportCoursLibelle,
    detail: (taken ? said : [...said, texts.ordered(Exemplaires)]).join(', '),
    taken,
    badge: saleBadge(row),
    isTight: !Retire && taken !== null && isTight(taken),
  };
};

const placesBadge = (places: { count: number; of: number }): EntryLine['badge'] => {
  const left = places.of - places.count;
  if (left <= 0) return { tone: 'neutral', words: texts.full };
  if (places.count === 0) return { tone: 'neutral', words: texts.empty };
  return isTight(places)
    ? { tone: 'warning', words: texts.almost(left) }
    : { tone: 'ok', words: texts.free(left) };
};

/** A group: its hours and room, its places. */
export const groupLine = (row: GroupCatalogueRow): EntryLine => {
  const { Valeurs, Prises, Serie } = row;
  const taken = { count: Prises, of: Valeurs.Capacite };
  const schedule = row.Horaire ?? texts.noSchedule;
  return {
    ...common(row),
    heading: row.Cours,
    title: Valeurs.Libelle,
    detail: Serie === null ? schedule : `${schedule}, ${texts.serie(Serie)}`,
    taken: { ...taken, words: texts.taken(Prises, Valeurs.Capacite) },
    badge: placesBadge(taken),
    isTight: isTight(taken),
  };
};

/** An exam: its day, hours and room, who is registered. */
export const examLine = (row: ExamCatalogueRow): EntryLine => {
  const { Valeurs, Inscrits } = row;
  const place = examPlace(Valeurs);
  const room = Valeurs.ExamenLocal ? '' : texts.noRoom;
  return {
    ...common(row),
    heading: row.Session,
    title: row.Cours,
    detail: [formatDay(Valeurs.ExamenDate), place, room].filter(Boolean).join(', '),
    taken: null,
    badge: { tone: Inscrits > 0 ? 'info' : 'neutral', words: texts.registered(Inscrits) },
    isTight: false,
  };
};

/** Filters of a list. */
export interface EntryFilters {
  text: string;
  section: number | null;
  isTight: boolean;
}

export const NO_FILTERS: EntryFilters = { text: '', section: null, isTight: false };

/** Filters the lines, ignoring accents and case. */
export const narrowLines = (
  lines: readonly EntryLine[],
  { text, section, isTight }: EntryFilters,
): EntryLine[] =>
  lines.filter(
    (line) =>
      (section === null || line.sections.includes(section)) &&
      (!isTight || line.isTight) &&
      holdsWords(`${line.heading} ${line.title} ${line.code} ${line.detail}`, text),
  );

/** What is taken of these lines together; null where one of them has no limit. */
export const takenOf = (lines: readonly EntryLine[]): { count: number; of: number } | null => {
  let [count, of] = [0, 0];
  for (const { taken } of lines) {
    if (taken === null) return null;
    count += taken.count;
    of += taken.of;
  }
  return { count, of };
};

/** Groups lines under their headings, order kept. */
export const groupedLines = (lines: readonly EntryLine[]): { heading: string; lines: EntryLine[] }[] => {
  const groups: { heading: string; lines: EntryLine[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.heading === line.heading) last.lines.push(line);
    else groups.push({ heading: line.heading, lines: [line] });
  }
  return groups;
};
