import { useEffect, useLayoutEffect, useState } from 'react';

/** Kind, element, text and tick of each gesture. */
type Gestures = readonly [
  kind: 'click' | 'input' | 'submit',
  target: Element,
  value: string,
  checked?: boolean,
][];

declare global {
  /** Gestures before React took the screen over, noted by the page (server/front/src/pages). */
  var __PORTAL_EARLY__: Gestures | undefined;
}

const NONE: Gestures = [];

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

const doAgain = ([kind, target, ...answer]: Gestures[number]): void => {
  if (!target.isConnected) return;
  if (kind === 'click') target.closest('button')?.click();
  else if (target instanceof HTMLFormElement) target.requestSubmit();
  else answerAgain(target, answer[0], answer[1]);
};

/** Ends the noting; returns what was noted, without the gesture that React is answering now. */
const takeGestures = (): Gestures => {
  const gestures = globalThis.__PORTAL_EARLY__ ?? NONE;
  globalThis.__PORTAL_EARLY__ = undefined;
  // A gesture makes React commit at once what it falls on, and is then answered by it.
  const { event } = window;
  const last = gestures.at(-1);
  return last?.[0] === event?.type && last?.[1] === event?.target ? gestures.slice(0, -1) : gestures;
};

/**
 * Does again what was pressed and typed on the drawn screen before it was taken over; links have led on by themselves. To be
 * called beside the screen, after it: when React has committed it, from when on it hears everything itself, and the screen
 * has run its effects. All of it is in the same task, so that what is pressed next comes after it.
 */
export const useEarlyGestures = (): void => {
  const [gestures, setGestures] = useState(NONE);
  // A state that is set as React commits makes it run all effects, and render again, before it gives the browser its turn.
  useLayoutEffect(() => setGestures(takeGestures()), []);
  useEffect(() => queueMicrotask(() => gestures.forEach(doAgain)), [gestures]);
};
