declare global {
  /** Kind, element, text and tick of each gesture before React took it over, noted by the page (server/front/src/pages). */
  var __PORTAL_EARLY__:
    | [kind: 'click' | 'input' | 'submit', target: Element, value: string, checked?: boolean][]
    | undefined;
}

/** Types a text again, in a way that React sees: it compares with the value that was last set on the element itself. */
const typeAgain = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Answers a field again: ticks, chooses, gives the files that it holds, or types. */
const answerAgain = (field: Element, value: string, checked: boolean | undefined): void => {
  if (field instanceof HTMLTextAreaElement) typeAgain(field, value);
  else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (!(field instanceof HTMLInputElement)) return;
  else if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }));
  else if (/^(checkbox|radio)$/.test(field.type)) {
    field.checked = checked !== true;
    field.click();
  } else typeAgain(field, value);
};

const doAgain = ([kind, target, ...answer]: NonNullable<typeof __PORTAL_EARLY__>[number]): void => {
  if (!target.isConnected) return;
  if (kind === 'click') target.closest('button')?.click();
  else if (target instanceof HTMLFormElement) target.requestSubmit();
  else answerAgain(target, answer[0], answer[1]);
};

/**
 * Does again what was pressed and typed on the drawn screen before it was taken over; links have led on by themselves.
 * Called as React commits the screen, from when on it hears everything itself: what it attaches to an element before that
 * tells nothing, since it works in short tasks.
 */
export const replayEarlyGestures = (): void => {
  const gestures = globalThis.__PORTAL_EARLY__ ?? [];
  globalThis.__PORTAL_EARLY__ = undefined;
  // A gesture makes React commit at once what it falls on, and is then answered by it.
  const { event } = window;
  if (event && gestures.at(-1)?.[0] === event.type && gestures.at(-1)?.[1] === event.target) gestures.pop();
  if (gestures.length > 0) setTimeout(() => gestures.forEach(doAgain));
};
