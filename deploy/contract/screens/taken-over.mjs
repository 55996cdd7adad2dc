/**
 * @typedef {import('playwright').Page} Page
 *
 * @typedef {object} TakenOver what became of a drawn screen once React had taken it over
 * @property {boolean} isHeadingKept
 * @property {string[]} lost texts that are no more
 */

/** Runs in the page before its scripts, and notes on `__REPRISE__` a {@link TakenOver}. */
const watchTakeOver = () => {
  /**
   * Those of the screen: the trail above it has the declared title until the screen says its own.
   *
   * @param {Element | null} node
   */
  const textsOf = (node) => {
    if (!node) return [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('nav')) texts.push(textContent ?? '');
    }
    return texts;
  };
  const mainOf = () => document.querySelector('main');

  /** React notes its own on what it has taken over, before it is done with the rest of this frame. */
  const isTaken = () =>
    Object.keys(mainOf()?.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'));

  /** A screen that came without its answers may become another as soon as they are there. */
  const isWaiting = () => mainOf()?.querySelector('[aria-busy="true"]') !== null;

  /** @param {TakenOver} taken */
  const note = (taken) => Object.defineProperty(window, '__REPRISE__', { value: taken });

  /** @type {(heading: Element | null | undefined, texts: string[]) => void} */
  const compare = (heading, texts) => {
    const now = mainOf()?.textContent ?? '';
    note({
      isHeadingKept: heading === mainOf()?.querySelector('h1'),
      lost: texts.filter((text) => !now.includes(text)),
    });
  };

  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    if (isWaiting()) {
      note({ isHeadingKept: true, lost: [] });
      return;
    }
    const heading = mainOf()?.querySelector('h1');
    const texts = textsOf(mainOf());
    const look = () => {
      if (!isTaken()) requestAnimationFrame(look);
      else requestAnimationFrame(() => requestAnimationFrame(() => compare(heading, texts)));
    };
    look();
  });
};

/** Has every page to come note how React takes over what the server drew. @param {Page} page */
export const noteTakeOver = (page) => page.addInitScript(watchTakeOver);

/**
 * What differs from what the server drew, in French; null where nothing does.
 *
 * @param {Page} page
 * @returns {Promise<string | null>}
 */
export const differenceOn = async (page) => {
  const handle = await page.waitForFunction(() => Reflect.get(window, '__REPRISE__') ?? null);
  /** @type {TakenOver} */
  const { isHeadingKept, lost } = await handle.jsonValue();
  const [text] = lost;
  if (text !== undefined) return `« ${text.trim()} », que le serveur a dessiné, disparaît à la reprise`;
  return isHeadingKept ? null : 'le navigateur redessine l’écran au lieu de le reprendre';
};
