/** A paragraph, or the items of a list. */
export type TextBlock = { kind: 'text'; text: string } | { kind: 'items'; items: string[] };

const MARKED = /^\s*[–—•*-]\s+/;

/** What a teacher typed, line by line: lines that begin with a dash are items of a list, the others paragraphs. */
export const blocksOf = (text: string): TextBlock[] => {
  const blocks: TextBlock[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const last = blocks.at(-1);
    if (!MARKED.test(line)) blocks.push({ kind: 'text', text: line.trim() });
    else if (last?.kind === 'items') last.items.push(line.replace(MARKED, '').trim());
    else blocks.push({ kind: 'items', items: [line.replace(MARKED, '').trim()] });
  }
  return blocks;
};
