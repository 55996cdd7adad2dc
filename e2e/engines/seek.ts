/** A regular expression, as it travels. */
type Pattern = { source: string; flags: string };

/** An element as people know it, as it travels to the page. */
export type Sought = {
  /** null where its label finds it: a field for files or for a password has no role. */
  role: string | null;
  name: Pattern | null;
  /** What the text in it is like. */
  text: Pattern | null;
  /** Which of several, counted from 0. */
  rank: number;
  within: Sought | null;
};

/** An element as a test names it: by its role and its name. */
export interface Wanted {
  /** Absent where its label finds it: a field for files or for a password has no role. */
  role?: string;
  /** The whole name, or what it is like. */
  name?: string | RegExp;
  /** What the text in it is like. */
  text?: RegExp;
  /** Which of several, counted from 0; the first one when absent. */
  rank?: number;
  within?: Wanted;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A space of a test stands for any space of the page. */
export const patternOf = (text: string | RegExp): Pattern =>
  typeof text === 'string'
    ? { source: `^${escaped(text).replaceAll(' ', '\\s')}$`, flags: '' }
    : { source: text.source, flags: text.flags };

export const soughtOf = ({ role, name, text, rank = 0, within }: Wanted): Sought => ({
  role: role ?? null,
  name: name === undefined ? null : patternOf(name),
  text: text === undefined ? null : patternOf(text),
  rank,
  within: within ? soughtOf(within) : null,
});

/** For what a failure says. */
export const nameOf = (wanted: Wanted): string =>
  JSON.stringify(wanted, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));

/** Runs in the page, beside Testing Library: all that is as sought. */
const seekInPage = ({ role, name, text, within }: Sought): Element[] => {
  const { queryAllByRole, queryAllByLabelText } = Reflect.get(window, 'TestingLibraryDom');
  const regExp = ({ source, flags }: Pattern) => new RegExp(source, flags);
  const area = within ? seekInPage(within)[within.rank] : document.body;
  if (!area) return [];
  const found: Element[] =
    role === null
      ? queryAllByLabelText(area, name && regExp(name))
      : queryAllByRole(area, role, name ? { name: regExp(name) } : {});
  return found.filter((each) => !text || regExp(text).test(each.textContent ?? ''));
};

/**
 * Runs in the page: the element to act on, once an act would reach it: React has taken it over, it is not disabled, and
 * nothing lies on it. A box that is hidden behind its words is reached by them.
 */
const reachInPage = (sought: Sought): Element | null => {
  const found = seekInPage(sought)[sought.rank];
  if (!found || found.matches(':disabled, [aria-disabled=true]')) return null;
  const isTakenOver = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  if (found.closest('#root') && !isTakenOver(found)) return null;
  if (found instanceof HTMLInputElement && found.type === 'file') return found;
  const isHidden = getComputedStyle(found).opacity === '0' || getComputedStyle(found).clipPath !== 'none';
  const shown = (isHidden && found instanceof HTMLInputElement && found.labels?.[0]) || found;
  shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const [box] = shown.getClientRects();
  if (!box) return null;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top && (shown.contains(top) || top.contains(shown)) ? shown : null;
};

/** Source of both, for a page that has Testing Library. */
export const SEEK_SOURCE = `window.seekInPage = ${seekInPage}; window.reachInPage = ${reachInPage};`;

/** Run in the page: whether it has what seeks, how much is as sought, and what to act on. */
export const isEquipped = (): boolean => 'reachInPage' in window;
export const countSought = (sought: Sought): number => Reflect.get(window, 'seekInPage')(sought).length;
export const reachSought = (sought: Sought): Element | null => Reflect.get(window, 'reachInPage')(sought);

/** Runs in the page: takes the choice of a list that says this; false until that can be done. */
export const chooseSought = (sought: Sought, { source, flags }: Pattern): boolean => {
  const list: Element | null = Reflect.get(window, 'reachInPage')(sought);
  if (!(list instanceof HTMLSelectElement)) return false;
  const option = [...list.options].find(
    ({ label, disabled }) => !disabled && new RegExp(source, flags).test(label),
  );
  if (!option) return false;
  option.selected = true;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
};
