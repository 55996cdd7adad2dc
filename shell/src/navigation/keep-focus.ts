const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';
const LINE = 'li, tr';
/** Parts of a page that a heading names. */
const PART = 'section, article, form, fieldset, dialog, main';

/** A screen that moves the focus itself has so long, milliseconds. */
const PATIENCE_MS = 150;

interface Place {
  element: Element;
  /** The lines of a list next to its own, the one after first. */
  neighbours: Element[];
  /** Innermost first. */
  ancestors: Element[];
  pathname: string;
}

const ancestorsOf = (element: Element): Element[] =>
  element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];

const placeOf = (element: Element): Place => {
  const line = element.closest(LINE);
  return {
    element,
    neighbours: [line?.nextElementSibling, line?.previousElementSibling].flatMap((one) => one ?? []),
    ancestors: ancestorsOf(element),
    pathname: location.pathname,
  };
};

/** What a part has to put the focus on: its heading; in what has no name, the first thing that can be used. */
const targetIn = (part: Element): HTMLElement | null =>
  part.querySelector<HTMLElement>(part.matches(PART) ? 'h1, h2, h3, h4, legend' : FOCUSABLE);

const nearestTo = ({ neighbours, ancestors }: Place): HTMLElement | undefined =>
  [...neighbours.filter((one) => one.isConnected), ...ancestors.filter((one) => one.isConnected)].flatMap(
    (part) => (part === document.body ? [] : (targetIn(part) ?? [])),
  )[0];

const isLost = (place: Place): boolean =>
  document.activeElement === document.body &&
  location.pathname === place.pathname &&
  (!place.element.isConnected || place.element.matches(':disabled'));

/**
 * Hands the focus on when what had it goes away: to the next line of its list, else to what stands where it stood, else
 * to the heading of its section. On nothing, a keyboard starts at the top again, and a screen reader is silent.
 */
export const keepFocus = (): void => {
  let place: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveOn = (lost: Place) => {
    if (place !== lost || !isLost(lost)) return;
    const target = nearestTo(lost);
    if (!target?.matches(FOCUSABLE)) target?.setAttribute('tabindex', '-1');
    target?.focus();
  };
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) place = placeOf(target);
  });
  // Who presses beside everything takes the focus away on purpose.
  document.addEventListener('pointerdown', () => {
    place = null;
  });
  new MutationObserver(() => {
    if (!place || !isLost(place)) return;
    clearTimeout(timer);
    timer = setTimeout(giveOn, PATIENCE_MS, place);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
};
