import type { Notice } from './answers';

/** A notice as the home announces it. */
export interface NoticeHeadline
  extends Pick<Notice, 'AnnonceID' | 'AnnonceLibelle' | 'AnnonceDateDebutPublication' | 'PrioriteAnnonce'> {
  Extrait: string;
}

/** Board summary of the home; may be inlined in the page. */
export interface BoardSummary {
  /** Number of notices on the board. */
  Total: number;
  /** The newest, three at most. */
  Avis: NoticeHeadline[];
}

/** Newest first; of one moment, the highest identifier first (S2 §2). */
export const newestFirst = <T extends { AnnonceID: number; AnnonceDateDebutPublication: string }>(
  notices: readonly T[],
): T[] =>
  [...notices].sort(
    (a, b) =>
      Date.parse(b.AnnonceDateDebutPublication) - Date.parse(a.AnnonceDateDebutPublication) ||
      b.AnnonceID - a.AnnonceID,
  );

const HEADLINES = 3;
const EXCERPT = 110;
/** Marks within a line: the words beside them stay together. */
const INLINE = /<\/?(?:a|em|q|s|strong|sub|sup|u)(?:\s[^>]*)?>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The words of a notice's sanitised HTML; lines and cells are parted by a space. */
export const plainTextOf = (html: string): string =>
  html
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/** The words of a notice's sanitised HTML, line by line: paragraphs, items, headings, cells. */
export const linesOf = (html: string): string[] =>
  html
    .replace(INLINE, '')
    .split(/<[^>]*>/)
    .map(plainTextOf)
    .filter((part) => part !== '');

/** The words of a notice on one line: what no sentence ends, a heading or an item, is parted by a « · ». */
const lineOf = (html: string): string =>
  linesOf(html).reduce(
    (line, part) => (line === '' ? part : line + (/[.!?…:;,]$/.test(line) ? ' ' : ' · ') + part),
    '',
  );

/** The first words of a notice's sanitised HTML, as plain text of 110 characters at most, cut at a word. */
export const excerptOf = (html: string): string => {
  const text = lineOf(html);
  if (text.length <= EXCERPT) return text;
  const cut = text.slice(0, EXCERPT);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT / 2));
  // Half of a sign of two code units is none.
  return `${words.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:–]+$/, '')}…`;
};

/** The board as the home announces it, from its notices, newest first. */
export const summariseBoard = (notices: readonly Notice[]): BoardSummary => ({
  Total: notices.length,
  Avis: newestFirst(notices)
    .slice(0, HEADLINES)
    .map(
      ({ AnnonceID, AnnonceLibelle, AnnonceDateDebutPublication, PrioriteAnnonce, AnnonceTexteComplet }) => ({
        AnnonceID,
        AnnonceLibelle,
        AnnonceDateDebutPublication,
        PrioriteAnnonce,
        Extrait: excerptOf(AnnonceTexteComplet),
      }),
    ),
});
