import { prefetchRegistry } from '../../federation/late-loader';
import type { LoaderRef } from '../../federation/loader-context';

/** By which a page learns that somebody is there: a pointer that moves, a finger, a key that moves the focus. */
const INTERACTION_EVENTS = ['pointermove', 'touchstart', 'focusin'] as const;

/** The browser's own word for a pointer that rests where the page was drawn. */
const isStationary = (event: Event): boolean =>
  event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0;

/** Reads the whole registry at the first sign of somebody; the result calls it off. */
export const prefetchRegistryOnInteraction = (place: LoaderRef): (() => void) => {
  const stop = () => {
    for (const sign of INTERACTION_EVENTS) document.removeEventListener(sign, complete);
  };
  const complete = (event: Event) => {
    if (isStationary(event)) return;
    stop();
    prefetchRegistry(place);
  };
  for (const sign of INTERACTION_EVENTS) document.addEventListener(sign, complete, { passive: true });
  return stop;
};
