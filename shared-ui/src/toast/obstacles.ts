import type { Area, Obstacles } from './find-placement';

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role=button], [role=tab], [role=option], [tabindex="0"], [data-note]';

/** Cost of covering an element, ascending: label, note, field, button or link. */
const weightOf = (element: Element): number => {
  if (element.matches('[data-note]')) return 1e-5;
  if (element.matches('label, [tabindex="0"]:not(a, button, input, select, textarea)')) return 1e-6;
  return element.matches('input, select, textarea') ? 1e-3 : 1;
};

/** Distance between toasts and obstacles, CSS pixels. */
const MARGIN = 12;

/** Maximal height of a sticky bar, as a share of the window. */
const MAX_BAR = 0.4;

const isStuck = (element: Element): boolean => {
  const { position } = getComputedStyle(element);
  return position === 'sticky' || position === 'fixed';
};

/** Sticky bar painted at a point of the window, if any. */
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

/** Height of stacked sticky bars at an edge, CSS pixels. */
const stickyBarInsets = (edge: 'top' | 'bottom', own: Element): number => {
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

/** Obstacles for toasts in `own`: controls and framed notes of the page, or of the open dialog. */
export const measureObstacles = (own: Element, dialog: Element | null): Obstacles => {
  const { innerHeight: height, innerWidth: width } = window;
  const controls = [...(dialog ?? document).querySelectorAll(CONTROLS)].flatMap((element) => {
    if (own.contains(element) || !isShown(element)) return [];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const area = { left: left - 2, top: top - 2, right: right + 2, bottom: bottom + 2 };
    return isInView(area) && right > left && bottom > top ? [{ ...area, weight: weightOf(element) }] : [];
  });
  const top = dialog ? 0 : stickyBarInsets('top', own);
  const bottom = dialog ? 0 : stickyBarInsets('bottom', own);
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
