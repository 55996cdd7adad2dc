import { type ReactNode, useEffect, useRef } from 'react';

/** Calls `arrive` once no dialog is open; returns a cancel function. */
const onceNoDialogOpen = (arrive: () => void): (() => void) => {
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
 * Focuses and scrolls to its content on mount, after the dialog before it has closed: the confirmation panel of a
 * binding act, instead of a toast (CONTRACT §7.4). After navigation it takes the focus in place of the heading, e.g.
 * the linked part of a long page.
 */
export const FocusOnMount = ({ children }: { children: ReactNode }) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      onceNoDialogOpen(() => {
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
