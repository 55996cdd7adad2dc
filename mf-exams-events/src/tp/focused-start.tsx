import { type ReactNode, useEffect, useRef } from 'react';

/** First page of the wizard, focused when returning from a step. */
export const FocusedStart = ({ when, children }: { when: boolean; children: ReactNode }) => {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (when) start.current?.focus();
  }, [when]);
  return (
    <div ref={start} tabIndex={-1}>
      {children}
    </div>
  );
};
