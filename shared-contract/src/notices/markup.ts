/** Words of a line of a notice. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] };

type Words = readonly Inline[];

/** A paragraph of lines, or a list of items. */
export interface Lines {
  readonly kind: 'paragraph' | 'bullets' | 'numbers';
  readonly lines: readonly Words[];
}

/** A table: each row's cells, every row of as many. */
export interface Table {
  readonly kind: 'table';
  readonly rows: readonly (readonly Words[])[];
}

export type Block = Lines | Table;

interface Found {
  readonly node: Inline;
  /** Offset after the element. */
  readonly end: number;
}

const LINK = /\[([^[\]\n]{1,300})\]\(((?:https?:\/\/|mailto:)[^\s()<>"\\]{1,500})\)/y;

/** Characters that a backslash makes ordinary. */
const ESCAPED = new Set(['*', '[', '\\']);

const isWords = (inner: string): boolean => inner !== '' && inner.trim() === inner;

const linkAt = (text: string, at: number): Found | null => {
  LINK.lastIndex = at;
  const [whole, words, href] = LINK.exec(text) ?? [];
  if (whole === undefined || words === undefined || href === undefined) return null;
  return { node: { kind: 'link', href, children: emphasised(words) }, end: at + whole.length };
};

const strongAt = (text: string, at: number): Found | null => {
  const close = text.indexOf('**', at + 2);
  if (close < 0) return null;
  // Of three stars, the first closes what stands inside.
  const end = text[close + 2] === '*' ? close + 1 : close;
  const inner = text.slice(at + 2, end);
  return isWords(inner) ? { node: { kind: 'strong', children: inlineOf(inner) }, end: end + 2 } : null;
};

/** The next star that stands alone. */
const loneStar = (text: string, from: number): number => {
  for (let at = text.indexOf('*', from); at >= 0; at = text.indexOf('*', at)) {
    if (text[at + 1] !== '*') return at;
    at += 2;
  }
  return -1;
};

const emAt = (text: string, at: number): Found | null => {
  const end = loneStar(text, at + 1);
  const inner = text.slice(at + 1, Math.max(end, at + 1));
  return isWords(inner) ? { node: { kind: 'em', children: inlineOf(inner) }, end: end + 1 } : null;
};

const starAt = (text: string, at: number): Found | null =>
  text.startsWith('**', at) ? strongAt(text, at) : emAt(text, at);

const scan = (text: string, markAt: (at: number) => Found | null): Inline[] => {
  const found: Inline[] = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') found.push({ kind: 'text', text: plain });
    plain = '';
  };
  for (let at = 0; at < text.length; ) {
    const next = text[at + 1] ?? '';
    const mark = markAt(at);
    if (mark) {
      flush();
      found.push(mark.node);
      at = mark.end;
    } else if (text[at] === '\\' && ESCAPED.has(next)) {
      plain += next;
      at += 2;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  flush();
  return found;
};

/** Words of a link: a link holds no other. */
function emphasised(text: string): Inline[] {
  return scan(text, (at) => (text[at] === '*' ? starAt(text, at) : null));
}

function inlineOf(text: string): Inline[] {
  return scan(text, (at) => {
    if (text[at] === '*') return starAt(text, at);
    return text[at] === '[' ? linkAt(text, at) : null;
  });
}

/** Also as Word and mail programs write the items of a list into plain text. */
const ITEM = /^\s*(?:([-*•·‣◦▪–—\u00a7\uf0a7\uf0b7]|o(?=\t))|\d{1,3}[.)])\s+(?=\S)/;

type Kind = Block['kind'];

/** A line with a tab between words is a row, as spreadsheets and Word write their tables into plain text. */
const ROW = /\S[^\S\t]*\t+[^\S\t]*\S/;

const kindOf = (line: string): Kind => {
  const item = ITEM.exec(line);
  if (item) return item[1] === undefined ? 'numbers' : 'bullets';
  return ROW.test(line) ? 'table' : 'paragraph';
};

interface Run {
  kind: Kind;
  lines: string[];
}

/** Lines that follow one another and are of one kind; a single row is no table. */
const runsOf = (lines: readonly string[]): Run[] => {
  const runs: Run[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs;
};

const tableOf = (lines: readonly string[]): Table => {
  const rows = lines.map((line) => line.split('\t'));
  const width = Math.max(...rows.map((row) => row.length));
  return {
    kind: 'table',
    rows: rows.map((row) => Array.from({ length: width }, (_, at) => inlineOf((row[at] ?? '').trim()))),
  };
};

const blockOf = ({ kind, lines }: Run): Block => {
  if (kind === 'table' && lines.length > 1) return tableOf(lines);
  if (kind === 'table' || kind === 'paragraph') {
    return { kind: 'paragraph', lines: lines.map((line) => inlineOf(line.trim())) };
  }
  return { kind, lines: lines.map((line) => inlineOf(line.replace(ITEM, '').trim())) };
};

const blocksOf = (lines: readonly string[]): Block[] => runsOf(lines).map(blockOf);

/**
 * Reads the markup of a notice: paragraphs between empty lines, `- ` and `1. ` lists, rows of cells
 * between tabs, `**gras**`, `*italique*`, `[mots](https://…)` and nothing else. What is not markup is words; nothing in it can be an element of a page.
 */
export const readMarkup = (source: string): Block[] =>
  source
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .flatMap((part) => blocksOf(part.split('\n').filter((line) => line.trim() !== '')));
