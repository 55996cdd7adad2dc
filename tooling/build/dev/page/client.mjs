/**
 * Served to pages as it is, before the shell: brings each new build into the page, and shows what keeps one from coming.
 *
 * @typedef {{ source: string, kind: 'construction' | 'types', words: string[] }} Problem
 * @typedef {{ builds: Record<string, string>, problems: Problem[] }} News what the server says of the work; `builds` by
 *   package, the hash of its last build
 */

const OFF = 'DEV_OVERLAY=off retire ce volet.';
const NOT_BUILT = `La page montre la dernière construction réussie. ${OFF}`;
const BUILT = `La page montre ce qui est écrit, mais npm test le refusera. ${OFF}`;

// A classic script shares its names with the page: none of them may be one of the browser’s.
const PANEL_STYLE = `
  section { position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 50vh; overflow: auto;
    background: #1d1f27; color: #f4f4f6; border-top: 4px solid #e5484d; padding: 12px 16px 16px; }
  header { display: flex; gap: 16px; align-items: baseline; justify-content: space-between; }
  h2, p, button { font: 14px/1.5 system-ui, sans-serif; margin: 0; }
  h2 { font-size: 16px; font-weight: 600; }
  p { color: #c4c6d0; }
  pre { font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; margin: 12px 0 0; }
  button { padding: 4px 12px; border-radius: 6px; border: 1px solid #8b8d98; background: transparent; color: inherit;
    cursor: pointer; }
  button:focus-visible { outline: 2px solid #f4f4f6; outline-offset: 2px; }`;

/** @type {(tag: string, text?: string) => HTMLElement} */
const element = (tag, text = '') => Object.assign(document.createElement(tag), { textContent: text });

/** @type {(problems: Problem[], onClose: () => void) => HTMLElement} */
const boxOf = (problems, onClose) => {
  const box = element('section');
  box.setAttribute('role', 'alert');
  box.setAttribute('lang', 'fr');
  const head = element('header');
  const close = element('button', 'Cacher');
  close.addEventListener('click', onClose);
  head.append(
    element('h2', problems.map(({ source, kind }) => `${source}\u00a0: ${kind}`).join(', ')),
    close,
  );
  const isBuilt = problems.every(({ kind }) => kind === 'types');
  box.append(head, element('p', isBuilt ? BUILT : NOT_BUILT));
  box.append(...problems.flatMap(({ words }) => words.map((each) => element('pre', each))));
  return box;
};

/** Error overlay at the bottom of the page, isolated from its styles; returns its update function. */
const createOverlay = () => {
  const style = new CSSStyleSheet();
  style.replaceSync(PANEL_STYLE);
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [style];
  let hidden = '';
  /** @param {Problem[]} problems */
  const draw = (problems) => {
    const told = JSON.stringify(problems);
    shadow.replaceChildren();
    if (problems.length === 0 || told === hidden) return host.remove();
    const close = () => {
      hidden = told;
      draw(problems);
    };
    shadow.append(boxOf(problems, close));
    document.documentElement.append(host);
  };
  return draw;
};

/** @type {Map<string, HotPackage>} */
const packages = new Map();
/** @type {Record<string, string>} */
let builds = {};
let isUpdating = false;

/** Applies the last build of each package as a hot update, one after the other. */
const update = async () => {
  if (isUpdating) return;
  isUpdating = true;
  for (const [name, hot] of packages) {
    const wanted = builds[name];
    if (!wanted || hot.hash() === wanted) continue;
    const isDone = await hot.update().catch((error) => {
      console.warn(`${name}: ${error instanceof Error ? error.message : error}`);
      return false;
    });
    // What can't take another's place in a page that goes on is taken with a new page.
    if (!isDone) return location.reload();
    isUpdating = false;
    return update();
  }
  isUpdating = false;
};

/** @type {(name: string, hot: HotPackage) => void} */
const register = (name, hot) => {
  packages.set(name, hot);
  void update();
};
globalThis.__PORTAL_WORK__ = { register };

const { evenements = '', volet } = document.currentScript?.dataset ?? {};
const draw = volet === 'off' ? () => {} : createOverlay();
new EventSource(evenements).onmessage = ({ data }) => {
  /** @type {News} */
  const news = JSON.parse(data);
  builds = news.builds;
  draw(news.problems);
  void update();
};
