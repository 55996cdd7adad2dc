import fc from 'fast-check';
import { type Block, type Inline, readMarkup } from './markup';

const text = (words: string): Inline => ({ kind: 'text', text: words });

const wordsOf = (line: readonly Inline[]): string =>
  line.map((one) => (one.kind === 'text' ? one.text : wordsOf(one.children))).join('');

const allWords = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => (block.kind === 'table' ? block.rows.flat() : block.lines))
    .map(wordsOf)
    .join('\n');

const firstLine = (source: string) => {
  const [block] = readMarkup(source);
  return block && block.kind !== 'table' ? block.lines[0] : undefined;
};

describe('the markup of a notice', () => {
  it('has paragraphs between empty lines, and lines within them', () => {
    expect(readMarkup('Un\r\ndeux\r\n \r\n\r\ntrois')).toEqual([
      { kind: 'paragraph', lines: [[text('Un')], [text('deux')]] },
      { kind: 'paragraph', lines: [[text('trois')]] },
    ]);
  });

  it('has lists, after a paragraph too', () => {
    expect(readMarkup('À prendre\u00a0:\n- carte\n- sac\n1. entrer\n2) sortir')).toEqual([
      { kind: 'paragraph', lines: [[text('À prendre\u00a0:')]] },
      { kind: 'bullets', lines: [[text('carte')], [text('sac')]] },
      { kind: 'numbers', lines: [[text('entrer')], [text('sortir')]] },
    ]);
  });

  it('has the lists and the tables that Word writes into plain text', () => {
    expect(readMarkup('·\tcarte\n\u00b7\tsac\no\tclé')).toEqual([
      { kind: 'bullets', lines: [[text('carte')], [text('sac')], [text('clé')]] },
    ]);
    expect(readMarkup('Horaire\nLundi\t8 h 30\tA104\nMardi\t10 h 45\nun\tseul\n\n\tretrait')).toEqual([
      { kind: 'paragraph', lines: [[text('Horaire')]] },
      {
        kind: 'table',
        rows: [
          [[text('Lundi')], [text('8 h 30')], [text('A104')]],
          [[text('Mardi')], [text('10 h 45')], []],
          [[text('un')], [text('seul')], []],
        ],
      },
      { kind: 'paragraph', lines: [[text('retrait')]] },
    ]);
  });

  it.each([
    ['**fort**', [{ kind: 'strong', children: [text('fort')] }]],
    ['*penché*', [{ kind: 'em', children: [text('penché')] }]],
    ['***les deux***', [{ kind: 'strong', children: [{ kind: 'em', children: [text('les deux')] }] }]],
    [
      'du **14** au **19**',
      [
        text('du '),
        { kind: 'strong', children: [text('14')] },
        text(' au '),
        { kind: 'strong', children: [text('19')] },
      ],
    ],
    [
      '*a **b** c*',
      [
        {
          kind: 'em',
          children: [text('a '), { kind: 'strong', children: [text('b')] }, text(' c')],
        },
      ],
    ],
    [
      '[le **site**](https://hedp.example/a?b=1)',
      [
        {
          kind: 'link',
          href: 'https://hedp.example/a?b=1',
          children: [text('le '), { kind: 'strong', children: [text('site')] }],
        },
      ],
    ],
  ])('%s', (source, line) => {
    expect(firstLine(source)).toEqual(line);
  });

  it.each([
    '3 * 4 * 5',
    '2 ** 8 ** 9',
    '* seul',
    '**ouvert',
    '[mots](javascript:alert(1))',
    '[mots](//piege.example)',
    '[mots](https://a b)',
    '<b onclick="x()">t</b>',
  ])('%s stays words', (source) => {
    expect(allWords(readMarkup(` ${source}`)).trim()).toBe(source.replace(/^\* /, ''));
    expect(JSON.stringify(readMarkup(source))).not.toMatch(/"(strong|em|link)"/);
  });

  it('takes a star as it is after a backslash', () => {
    expect(firstLine('\\*note\\* \\\\ et \\[x]')).toEqual([text('*note* \\ et [x]')]);
  });

  it('loses no letter, whatever is written', () => {
    const pieces = fc.constantFrom('a', 'é', '\t', '*', '**', '***', '\n', '- ', '1. ', '\\', ' ', '<', '>');
    const letters = (words: string) => words.replace(/[^aé]/g, '');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const source = parts.join('');
        expect(letters(allWords(readMarkup(source)))).toBe(letters(source));
      }),
    );
  });

  it('makes no link but of the web and of mail, whatever is written', () => {
    const pieces = fc.constantFrom(
      'a',
      '*',
      '[',
      ']',
      '](',
      ')',
      'https://x.y',
      'mailto:a',
      'javascript:x',
      '//',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const hrefs = JSON.stringify(readMarkup(parts.join(''))).match(/"href":"[^"]*"/g) ?? [];
        expect(hrefs.filter((href) => !/^"href":"(https?:\/\/|mailto:)/.test(href))).toEqual([]);
      }),
    );
  });

  it('is read at once, however long and open it is', () => {
    for (const piece of ['**a ', '*a ', '[a', '[a](https://', '***'])
      expect(readMarkup(piece.repeat(5000 / piece.length)).length).toBeGreaterThan(0);
  });
});
