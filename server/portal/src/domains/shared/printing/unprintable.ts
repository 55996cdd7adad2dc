import { chooseTypefaces, printedText } from './choose-typeface';
import type { DocumentContent } from './print-model';
import { loadTypefaces } from './typefaces';

/** Letters that no typeface has, and where they stand. */
export interface Unprintable {
  /** Each once, in the order of the document. */
  letters: string[];
  /** Label or column of the first; null in running text. */
  place: string | null;
}

const placedTexts = function* (content: DocumentContent): Generator<[place: string | null, text: string]> {
  if (content.notice) yield [null, content.notice];
  for (const { label, value } of content.facts) yield [label, value];
  for (const { columns, rows } of content.tables)
    for (const row of rows)
      for (const [rank, cell] of row.entries()) yield [columns[rank]?.label ?? null, cell];
  for (const paragraph of content.paragraphs) yield [null, paragraph];
};

/** Letters of the typeface of French: nearly every document has no others. */
const FRENCH = /^[\n -~\u00a0-\u00ff]*$/;

/** What of a document can't be printed; null when all of it can. */
export const findUnprintable = async (content: DocumentContent): Promise<Unprintable | null> => {
  const texts = [...placedTexts(content)]
    .map(([place, text]) => ({ place, text: printedText(text) }))
    .filter(({ text }) => !FRENCH.test(text));
  if (texts.length === 0) return null;
  const typefaces = await loadTypefaces();
  const letters = new Set<string>();
  let first: { place: string | null } | null = null;
  for (const { place, text } of texts) {
    for (const run of chooseTypefaces(typefaces, text)) {
      if (run.typeface) continue;
      first ??= { place };
      letters.add(run.text);
    }
  }
  return first && { letters: [...letters], place: first.place };
};
