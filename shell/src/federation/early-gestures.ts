declare global {
  /** Kind, element and text of each gesture before React took it over, noted by the page (server/front/src/pages). */
  var __PORTAL_EARLY__: [kind: 'click' | 'input', target: Element, value: string][] | undefined;
}

/** Types a text again, in a way that React sees: it compares with the value that was last set on the element itself. */
const typeAgain = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])');

/** Does again what was pressed and typed on the drawn screen before it was taken over; links have led on by themselves. */
export const replayEarlyGestures = (): void => {
  const gestures = globalThis.__PORTAL_EARLY__ ?? [];
  globalThis.__PORTAL_EARLY__ = undefined;
  for (const [kind, target, value] of gestures) {
    if (!target.isConnected) continue;
    if (kind === 'click') target.closest('button')?.click();
    else if (isField(target)) typeAgain(target, value);
  }
};

/** How often it is looked whether the screen was taken over, and for how long at most: milliseconds. */
const LOOK_EVERY = 50;
const LOOK_FOR = 30_000;

/** React notes its own on what it has taken over. */
const isTakenOver = (element: Element | null): boolean =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__react'));

/** Does the early gestures of a page again as soon as its screen is taken over; a page without a drawn screen has none. */
export const replayOnceTakenOver = (): void => {
  if (!globalThis.__PORTAL_EARLY__) return;
  const timer = setInterval(() => {
    if (!isTakenOver(document.querySelector('main h1'))) return;
    clearInterval(timer);
    replayEarlyGestures();
  }, LOOK_EVERY);
  setTimeout(() => clearInterval(timer), LOOK_FOR);
};
