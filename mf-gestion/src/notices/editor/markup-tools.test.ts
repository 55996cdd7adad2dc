import { type Edit, linkWords, listLines, type Selection, surround } from './markup-tools';

/** The text with its selection between bars. */
const drawn = (marked: string): Selection => {
  const [before = '', inner = '', after = ''] = marked.split('|');
  return { text: before + inner + after, start: before.length, end: before.length + inner.length };
};

const done = ({ text }: Selection, { start, end, text: part, select: [from, to] }: Edit): string => {
  const whole = text.slice(0, start) + part + text.slice(end);
  return `${whole.slice(0, from)}|${whole.slice(from, to)}|${whole.slice(to)}`;
};

const strong = (selection: Selection) => surround(selection, '**');
const link = (selection: Selection) => linkWords(selection, 'mots');

describe('a tool', () => {
  it.each([
    [strong, 'du |lundi| au', 'du **|lundi|** au'],
    [strong, 'du **|lundi|** au', 'du |lundi| au'],
    [strong, '||', '**||**'],
    [listLines, 'a\n|b\nc|\nd', 'a\n|- b\n- c|\nd'],
    [listLines, '- a\n|- b|', '- a\n|b|'],
    [listLines, '||', '|- |'],
    [link, 'voir |ici|.', 'voir [ici](|https://|).'],
    [link, '||', '[mots](|https://|)'],
  ])('%p turns %s into %s', (tool, before, after) => {
    const selection = drawn(before);
    expect(done(selection, tool(selection))).toBe(after);
  });
});
