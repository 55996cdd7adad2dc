/**
 * Runs in the page, in place of a browser's translator: each text, and each that comes later, gives way to two
 * `<font>` elements with the same words, as Chrome and Edge write them.
 */
export function translatePage(): void {
  const KEPT = 'font, script, style, textarea, svg, [translate=no]';
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(KEPT)) continue;
      const inner = document.createElement('font');
      inner.textContent = text.data;
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const begin = (): void => {
    document.documentElement.classList.add('translated-ltr');
    translate(document.body);
    const whole = { childList: true, subtree: true, characterData: true };
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) translate(target.parentNode ?? target);
    }).observe(document.body, whole);
  };
  // A translator begins when the page is there and it knows its language.
  addEventListener('load', () => setTimeout(begin, 1_500));
}
