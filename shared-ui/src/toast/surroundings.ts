import type { Area, Surroundings } from './find-place';

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role=button], [role=tab], [role=option], [tabindex="0"], [data-note]';

/**
 * Where no place is clear, a label is covered rather than a note of the page, a note rather than a field, and a field
 * rather than a button or a link.
 */
const weightOf = (element: Element): number => {
  if (element.matches('[data-note]')) return 1e-5;
  if (element.matches('label, [tabindex="0"]:not(a, button, input, select, textarea)')) return 1e-6;
  return element.matches('input, select, textarea') ? 1e-3 : 1;
};

/** Between the messages and what is around them, CSS pixels. */
const MARGIN = 12;

/** Something stuck to an edge that is higher than this part of the window is no bar. */
const MAX_BAR = 0.4;

const isStuck = (element: Element): boolean => {
  const { position } = getComputedStyle(element);
  return position === 'sticky' || position === 'fixed';
};

/** The bar, if any, that is painted at a point of the window. */
const barAt = (x: number, y: number, own: Element): Element | null => {
  for (const hit of document.elementsFromPoint?.(x, y) ?? []) {
    if (own.contains(hit) || hit.contains(own)) continue;
    let element: Element | null = hit;
    while (element && element !== document.body) {
      if (isStuck(element)) return element;
      element = element.parentElement;
    }
  }
  return null;
};

/** Bars at an edge, one upon the other: how far they reach into the window, CSS pixels. */
const reachOfBars = (edge: 'top' | 'bottom', own: Element): number => {
  const { innerHeight: height, innerWidth: width } = window;
  let reach = 0;
  for (const part of [0.1, 0.5, 0.9]) {
    const bar = barAt(width * part, edge === 'top' ? 1 : height - 2, own)?.getBoundingClientRect();
    if (bar && bar.height < height * MAX_BAR) {
      reach = Math.max(reach, edge === 'top' ? bar.bottom : height - bar.top);
    }
  }
  return reach;
};

const isInView = ({ left, top, right, bottom }: Area): boolean =>
  right > left &&
  bottom > top &&
  bottom > 0 &&
  top < window.innerHeight &&
  right > 0 &&
  left < window.innerWidth;

const isShown = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true, opacityProperty: false }) ?? true;

/**
 * What messages, in the element `own`, have to keep clear of as the page stands now: what can be pressed, typed in or is
 * said there in a frame, in the open dialog if there is one. */
export const readSurroundings = (own: Element, dialog: Element | null): Surroundings => {
  const { innerHeight: height, innerWidth: width } = window;
  const controls = [...(dialog ?? document).querySelectorAll(CONTROLS)].flatMap((element) => {
    if (own.contains(element) || !isShown(element)) return [];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const area = { left: left - 2, top: top - 2, right: right + 2, bottom: bottom + 2 };
    return isInView(area) && right > left && bottom > top ? [{ ...area, weight: weightOf(element) }] : [];
  });
  const top = dialog ? 0 : reachOfBars('top', own);
  const bottom = dialog ? 0 : reachOfBars('bottom', own);
  const side = width < 600 ? MARGIN + 4 : 2 * MARGIN;
  return {
    room: {
      left: side,
      top: top + MARGIN,
      right: document.documentElement.clientWidth - side,
      bottom: height - Math.max(bottom + MARGIN, side),
    },
    controls,
  };
};
