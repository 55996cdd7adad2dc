import type { Figures, FigureTable } from 'shared-contract/gestion/figures';
import { FIGURE_TEXTS } from '../texts/figures';

/** A table row: label, numbers, bar value. */
export interface FigureLine {
  key: string;
  label: string;
  /** Titles that are English in it. */
  english: readonly string[] | undefined;
  numbers: Readonly<Record<string, number>>;
  /** Length of the bar; `said` stands at its end. */
  bar: number;
  said: number;
}

/** Bar value relative to the maximum, or as a share (`isShare`). */
export interface FigureLines {
  lines: FigureLine[];
  isShare: boolean;
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

type Named = Pick<FigureLine, 'key' | 'label'> & Partial<Pick<FigureLine, 'english'>>;

const counted = (
  { key, label, english }: Named,
  numbers: FigureLine['numbers'],
  said: number,
): FigureLine => ({ key, label, english, numbers, bar: said, said });

/** The lines of each table, as the answer gives them. */
const LINES: Readonly<Record<FigureTable, (figures: Figures) => FigureLine[]>> = {
  impression: ({ Impression }) =>
    Impression.map(({ CodeInterne, Libelle, TitresAnglais, ...numbers }) =>
      counted({ key: CodeInterne, label: Libelle, english: TitresAnglais }, numbers, numbers.Exemplaires),
    ),
  documents: ({ Documents }) =>
    Documents.map(({ ProgrammeID, Libelle, ...numbers }) =>
      counted({ key: String(ProgrammeID), label: Libelle }, numbers, numbers.Manquants),
    ),
  groupes: ({ Groupes }) =>
    Groupes.map(({ Code, Libelle, TitresAnglais, ...numbers }) =>
      counted(
        { key: Code, label: Libelle, english: TitresAnglais },
        numbers,
        share(numbers.Prises, numbers.Places),
      ),
    ),
  pae: ({ Pae }) =>
    Pae.map(({ ProgrammeID, Libelle, ...numbers }) =>
      counted({ key: String(ProgrammeID), label: Libelle }, numbers, numbers.EnAttente),
    ),
};

/** The column whose numbers are drawn; of the groups it is their share, beside the numbers. */
export const mainOf = (table: FigureTable): string =>
  ({ impression: 'Exemplaires', documents: 'Manquants', groupes: '', pae: 'EnAttente' })[table];

/** Table rows with bar values 0 to 1: groups relative to capacity, others to the maximum. */
export const linesOf = (figures: Figures, table: FigureTable): FigureLines => {
  const isShare = table === 'groupes';
  const lines = LINES[table](figures);
  const most = isShare ? 1 : Math.max(1, ...lines.map(({ said }) => said));
  return { isShare, lines: lines.map((line) => ({ ...line, bar: Math.min(1, line.said / most) })) };
};

/** Column totals. */
export const totalsOf = (lines: FigureLine[], table: FigureTable): Record<string, number> =>
  Object.fromEntries(
    Object.keys(FIGURE_TEXTS.tables[table].columns).map((column) => [
      column,
      lines.reduce((sum, { numbers }) => sum + (numbers[column] ?? 0), 0),
    ]),
  );
