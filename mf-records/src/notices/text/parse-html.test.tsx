import { renderUi } from 'shared-ui/testing';
import { htmlToElements } from './html-to-elements';
import { parseHtml } from './parse-html';
import { parseHtml as parseOnServer } from './parse-html-on-server';

/** Notices as the server sanitises them: what it stores is well-formed. */
const NOTICES = [
  '<p>Un <strong>mot</strong>, deux&nbsp;lignes<br>et une entité : &lt;b&gt; &amp; &eacute;</p>',
  '<ul>\n<li>un</li>\n<li>deux<ol><li>dedans</li></ol></li>\n</ul>',
  '<table>\n<tr><th colspan="2">Lundi</th></tr>\n<tr><td>8 h 30</td><td>A104</td></tr></table>',
  '<table><thead><tr><th>Jour</th></tr></thead><tbody><tr><td>lundi</td></tr></tbody></table>',
  '<p>Voir <a href="https://ecole.example/?a=1&amp;b=2">la page</a>.</p>texte seul',
  '<blockquote><p>« Cité »</p></blockquote><pre>  deux\n  lignes</pre><hr>',
];

const shown = (html: string, parse: typeof parseHtml) =>
  renderUi(<>{htmlToElements(html, parse)}</>).container.innerHTML;

it.each(NOTICES)('is the same by the server’s parser as by a browser’s: %s', (html) => {
  expect(shown(html, parseOnServer)).toMatch(/<\w+/);
  expect(shown(html, parseOnServer)).toBe(shown(html, parseHtml));
});
