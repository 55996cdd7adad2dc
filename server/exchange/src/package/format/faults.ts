import { shownText } from './shown';

/** An error in a package, with its position. */
export interface Fault {
  /** Name of the file. */
  file: string;
  /** Row of a spreadsheet from 1; null = the whole file. */
  line: number | null;
  /** Line of the text, as an editor counts, where it is another than the row or the only one that is known. */
  textLine?: number | undefined;
  /** Header; null = the whole line. */
  column: string | null;
  value: string | null;
  /** French: why it is refused, and how it is mended. */
  why: string;
  how: string;
  /** Headers of the cells that the value is made of, as the database keeps them; the file may write them another way. */
  cells?: readonly string[];
}

/** A fault that is told, with the further lines that have the same. */
export interface ToldFault extends Fault {
  others: { count: number /** The first few. */; lines: number[] };
}

/** Faults of one file that are told; all of them are counted. */
const MAX_REPORTED = 100;
/** Values that are told of one fault of a column, each with its line; further lines are joined to the last. */
const MAX_ALIKE = 5;
/** Further lines that are named. */
const MAX_NAMED = 5;
const SHOWN_CHARACTERS = 80;
/** Lines that are remembered as unreadable: memory does not grow with a package. */
const MAX_LINES = 100_000;

const shortened = (value: string): string =>
  value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value;

/** A fault as a report shows it: titles and words may come from the file as well as the value. */
const shown = ({ file, column, value, why, how, ...place }: ToldFault): ToldFault => ({
  ...place,
  file: shownText(file),
  column: column === null ? null : shownText(shortened(column)),
  value: value === null ? null : shownText(shortened(value)),
  why: shownText(why),
  how: shownText(how),
});

interface Alike {
  /** Whole, as the file has it. */
  value: string | null;
  told: ToldFault;
}

const join = ({ others }: ToldFault, line: number | null, times: number): void => {
  others.count += times;
  if (line !== null && others.lines.length < MAX_NAMED) others.lines.push(line);
};

/** Faults of a package, bounded for each file. */
export class Faults {
  readonly #told = new Map<string, ToldFault[]>();
  readonly #groups = new Map<string, Alike[]>();
  readonly #counts = new Map<string, number>();
  readonly #unreadable = new Map<string, Set<number>>();
  #remembered = 0;

  /** A fault of one cell, as it is read: what its line lacks for it can't be judged further. */
  addUnreadable(fault: Fault & { line: number }): void {
    const { file, line } = fault;
    const lines = this.#unreadable.get(file) ?? new Set();
    this.#unreadable.set(file, lines);
    if (this.#remembered < MAX_LINES && !lines.has(line)) {
      lines.add(line);
      this.#remembered += 1;
    }
    this.add(fault);
  }

  /** Lines of a file with a cell that can't be read; what is past the first hundred thousand is not remembered. */
  unreadableLines(file: string): number[] {
    return [...(this.#unreadable.get(file) ?? [])];
  }

  /** `times`: lines that have it, this one among them. */
  add(fault: Fault, times = 1): void {
    const told = this.#told.get(fault.file) ?? [];
    this.#told.set(fault.file, told);
    this.#counts.set(fault.file, this.count(fault.file) + times);
    const alike = this.#alike(fault, told.length < MAX_REPORTED);
    if (!alike) return;
    const same = alike.find(({ value }) => value === fault.value) ?? alike[MAX_ALIKE - 1];
    if (same) join(same.told, fault.line, times);
    else if (told.length < MAX_REPORTED) {
      const first = { ...fault, others: { count: 0, lines: [] } };
      join(first, null, times - 1);
      told.push(first);
      alike.push({ value: fault.value, told: first });
    }
  }

  /** The same fault of the same column, by value; null where it was not told and no more is. */
  #alike({ file, column, why, how }: Fault, isRoom: boolean): Alike[] | null {
    const key = JSON.stringify([file, column, why, how]);
    const known = this.#groups.get(key);
    if (known || !isRoom) return known ?? null;
    const alike: Alike[] = [];
    this.#groups.set(key, alike);
    return alike;
  }

  /** Counts what is not told. */
  addCount(file: string, times: number): void {
    this.#counts.set(file, this.count(file) + times);
  }

  count(file: string): number {
    return this.#counts.get(file) ?? 0;
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** What is told of a file, to be shown as the file has it. */
  toldOf(file: string): ToldFault[] {
    return this.#told.get(file) ?? [];
  }

  /** Reported errors by file, in line order. */
  get files(): { file: string; total: number; faults: ToldFault[] }[] {
    return [...this.#told].map(([file, faults]) => ({
      file: shownText(file),
      total: this.count(file),
      faults: faults.map(shown).toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    }));
  }
}

/** Result of a check: errors refuse the package, remarks do not. */
export interface Findings {
  faults: Faults;
  remarks: Faults;
}
