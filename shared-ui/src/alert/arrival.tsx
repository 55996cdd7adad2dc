import { type ReactNode, useEffect, useRef } from 'react';

/** Calls `arrive` once no dialog stands before the page; returns what calls it off. */
const onceInReach = (arrive: () => void): (() => void) => {
  const isBehind = () => document.querySelector('dialog[open]') !== null;
  const observer = new MutationObserver(() => {
    if (isBehind()) return;
    observer.disconnect();
    arrive();
  });
  if (isBehind())
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  else arrive();
  return () => observer.disconnect();
};

/**
 * Around the panel that confirms a binding act: it takes the focus and comes into view when it appears, once the dialog
 * that asked is gone, in the place of a short message (CONTRACT §7.4). After a change of route, in the place of the
 * heading: so too around the part of a long page that a link leads to.
 */
export const Arrival = ({ children }: { children: ReactNode }) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      onceInReach(() => {
        panel.current?.focus({ preventScroll: true });
        panel.current?.scrollIntoView?.({ block: 'nearest' });
      }),
    [],
  );
  return (
    <div ref={panel} tabIndex={-1} data-arrival="">
      {children}
    </div>
  );
};
