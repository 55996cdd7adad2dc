import { prefetchRegistry } from '../../federation/late-loader';
import type { LoaderRef } from '../../federation/loader-context';

/** First events of a user: pointer move, touch, focus by key. */
const INTERACTION_EVENTS = ['pointermove', 'touchstart', 'focusin'] as const;

/** True for the synthetic event of a pointer that did not move when the page was painted under it. */
const isStationary = (event: Event): boolean =>
  event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0;

/** Prefetches the full registry at the first user interaction; returns a cleanup function. */
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
