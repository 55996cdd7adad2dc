import { expectNoAxeViolations, renderUi } from 'shared-ui/testing';
import { NoticeText } from './notice-text';

const html = (text: string) => renderUi(<NoticeText html={text} />).container;

describe('the text of a notice', () => {
  it('keeps paragraphs, lists and emphasis, and steps headings down', async () => {
    const container = html('<h1>Titre</h1><p>Un <b>mot</b><br>deux</p><ul><li>point</li></ul>');
    expect(container.querySelector('h3')).toHaveTextContent('Titre');
    expect(container.querySelector('h1')).toBeNull();
    expect(container.querySelector('strong')).toHaveTextContent('mot');
    expect(container.querySelector('ul > li')).toHaveTextContent('point');
    await expectNoAxeViolations(container);
  });

  it('keeps the words of elements that it does not know', () => {
    expect(html('<p>un <font>mot</font></p>')).toHaveTextContent('un mot');
  });

  it('keeps tables, which the keyboard can move', async () => {
    const container = html(
      '<table>\n<tr><th colspan="2">Lundi</th></tr>\n<tr><td>8 h 30</td><td>A104</td></tr></table>',
    );
    expect(container.querySelector('th')).toHaveAttribute('colspan', '2');
    expect([...container.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['8 h 30', 'A104']);
    expect(container.querySelector('[role=region]')).toHaveAttribute('tabindex', '0');
    await expectNoAxeViolations(container);
  });

  it.each([
    '<script>window.hacked = true</script>',
    '<img src="x" onerror="window.hacked = true">',
    '<p onclick="window.hacked = true" style="position:fixed">texte</p>',
    '<svg><script>window.hacked = true</script></svg>',
    '<iframe srcdoc="<script>parent.hacked = true</script>"></iframe>',
    '<form action="https://evil.example"><input name="mot-de-passe"></form>',
  ])('makes %s inert', (hostile) => {
    const container = html(hostile);
    expect(container.querySelector('script, img, svg, iframe, form, input, [onclick], [style]')).toBeNull();
    expect('hacked' in window).toBe(false);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', ' JAVASCRIPT:alert(1)', '/logout'])(
    'makes no link of %s',
    (address) => {
      const container = html(`<a href="${address}">ici</a>`);
      expect(container.querySelector('a')).toBeNull();
      expect(container).toHaveTextContent('ici');
    },
  );

  it('opens an outside link in a new tab, without giving it the page', () => {
    const link = html('<a href="https://exemple.be">site</a>').querySelector('a');
    expect(link).toHaveAttribute('href', 'https://exemple.be');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
