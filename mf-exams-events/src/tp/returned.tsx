import { type ReactNode, useEffect, useRef } from 'react';

/** The start of the wizard: it takes the focus from the step that was left for it. */
export const Returned = ({ when, children }: { when: boolean; children: ReactNode }) => {
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
