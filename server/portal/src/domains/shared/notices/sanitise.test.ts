import { sanitiseNotice } from './sanitise';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>Sans titre</title>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument></xml><![endif]-->
<xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument></xml>
<style>p.MsoNormal {margin:0cm}</style></head><body lang=FR-BE><!--StartFragment-->
<p class=MsoNormal>Bonjour,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Local A104</p>
<!--EndFragment--></body></html>`;

test.each([
  // Mail programs: a line is a division.
  [
    '<div>Annulé lundi.</div><div>Remplacé jeudi.</div>',
    '<div>Annulé lundi.</div><div>Remplacé jeudi.</div>',
  ],
  ['<div dir="ltr">Un<div><br></div><div>deux</div></div>', '<div>Un<div>deux</div></div>'],
  ['<section><center>Un</center>deux</section>', '<div><div>Un</div>deux</div>'],
  ['<span style="display:block">Un</span><span>deux</span>', '<div>Un</div>deux'],
  ['<div style="white-space: pre-wrap">un\ndeux</div>', '<pre>un\ndeux</pre>'],
  ['<div style="display:none;max-height:0">Aperçu</div><p>Texte</p>', '<p>Texte</p>'],
  // Plain text.
  [
    'Bonjour,\r\nle cours de <b>droit</b>\r\n\r\nLe secrétariat',
    '<p>Bonjour,<br />le cours de <strong>droit</strong></p><p>Le secrétariat</p>',
  ],
  // Tables, whole or copied in part.
  [
    '<table border=1><tr><th colspan="2">Jour<th>Local<tr><td>Lundi<td>8 h 30<td>A104</table>',
    '<table><tr><th colspan="2">Jour</th><th>Local</th></tr><tr><td>Lundi</td><td>8 h 30</td><td>A104</td></tr></table>',
  ],
  ['<tr><td>Lundi</td><td>A104</td></tr>', '<table><tr><td>Lundi</td><td>A104</td></tr></table>'],
  ['<dl><dt>Droit</dt><dd>A104</dd></dl>', '<dl><dt>Droit</dt><dd>A104</dd></dl>'],
  // What words mean.
  ['Le <del>lundi</del> mardi, 10<sup>2</sup>', 'Le <s>lundi</s> mardi, 10<sup>2</sup>'],
  ['<p><img src="https://x.example/p.png" alt="Plan du campus"></p>', '<p>Plan du campus</p>'],
  [
    '<a href="tel:+3221234567">appeler</a>',
    '<a href="tel:+3221234567" rel="noopener noreferrer">appeler</a>',
  ],
  [
    '<a href="www.hedp.example">site</a>',
    '<a href="https://www.hedp.example" rel="noopener noreferrer">site</a>',
  ],
  ['<h1>t</h1><h6>u</h6>', '<h3>t</h3><h4>u</h4>'],
])('%s', (pasted, shown) => {
  expect(sanitiseNotice(pasted)).toBe(shown);
});

test('of a page of Word, what it says stays, and nothing of its settings', () => {
  const shown = sanitiseNotice(WORD);
  expect(shown.replace(/\s*<[^>]*>\s*/g, '|').replace(/\s+/g, ' ')).toMatch(
    /^\|+Bonjour,\|+· ?Local A104\|+$/,
  );
});

test('a mail of tables within tables keeps its lines', () => {
  const wrap = (inner: string) => `<table><tr><td>${inner}</td></tr></table>`;
  let mail = '<p>Un</p><p>deux</p>';
  for (let depth = 0; depth < 12; depth += 1) mail = wrap(mail);
  expect(sanitiseNotice(mail)).toContain('<p>Un</p><p>deux</p>');
});

test('what is nested without end is read all the same', () => {
  expect(sanitiseNotice(`${'<div>'.repeat(50_000)}fin`)).toMatch(/>fin</);
});

test.each([
  ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="//piege.example">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<p onclick="x()">t</p>', '<p>t</p>'],
  ['<math><mi xlink:href="data:x">t</mi></math>', 't'],
  [
    '<tr><td onclick="x()" style="position:fixed" colspan="2">t<td>u',
    '<table><tr><td colspan="2">t</td><td>u</td></tr></table>',
  ],
  ['<p>5 < 6</p>', '<p>5 &lt; 6</p>'],
  ['<noscript><p title="</noscript><img src=x onerror=x()>">', ''],
])('%s is inert', (dirty, clean) => {
  expect(sanitiseNotice(dirty)).toBe(clean);
});
