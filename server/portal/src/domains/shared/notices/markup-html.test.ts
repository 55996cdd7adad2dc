import fc from 'fast-check';
import { markupHtml } from './markup-html';

describe('the markup', () => {
  test.each([
    ['a **b** *c*\nd', '<p>a <strong>b</strong> <em>c</em><br />d</p>'],
    ['1. un\n2. deux', '<ol><li>un</li><li>deux</li></ol>'],
    ['a\tb\nc\td', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>'],
    ['<script>x()</script> & "co"', '<p>&lt;script&gt;x()&lt;/script&gt; &amp; "co"</p>'],
    [
      '[site](https://hedp.example/?a=1&b=2)',
      '<p><a href="https://hedp.example/?a=1&amp;b=2" rel="noopener noreferrer">site</a></p>',
    ],
  ])('%s', (source, html) => {
    expect(markupHtml(source)).toBe(html);
  });

  test('makes nothing but text, lists, emphasis and links of anything', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<',
        'a\tb\n',
        '>',
        '"',
        '**',
        '*',
        '[a](',
        'https://',
        ')',
        '\n\n',
        '- ',
        '&lt;',
        'onclick=',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (parts) => {
        const html = markupHtml(parts.join(''));
        const tags = html.match(/<[^>]*>/g) ?? [];
        const known =
          /^<\/?(p|ul|ol|li|strong|em|table|tr|td)>$|^<br \/>$|^<\/a>$|^<a href="(https?:|mailto:)[^"<>]*" rel="noopener noreferrer">$/;
        expect(tags.filter((tag) => !known.test(tag))).toEqual([]);
      }),
    );
  });
});
