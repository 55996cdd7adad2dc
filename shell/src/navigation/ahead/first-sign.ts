import { completeRegistry } from '../../federation/late-loader';
import type { LoaderPlace } from '../../federation/loader-context';

/** By which a page learns that somebody is there: a pointer that moves, a finger, a key that moves the focus. */
const SIGNS = ['pointermove', 'touchstart', 'focusin'] as const;

/** The browser's own word for a pointer that rests where the page was drawn. */
const isAtRest = (event: Event): boolean =>
  event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0;

/** Reads the whole registry at the first sign of somebody; the result calls it off. */
export const completeAtFirstSign = (place: LoaderPlace): (() => void) => {
  const stop = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, complete);
  };
  const complete = (event: Event) => {
    if (isAtRest(event)) return;
    stop();
    completeRegistry(place);
  };
  for (const sign of SIGNS) document.addEventListener(sign, complete, { passive: true });
  return stop;
};
