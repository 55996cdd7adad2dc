import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { keyOf, type RequestRef } from '../queue/request-key';

const HANDS = ['keydown', 'pointerdown'] as const;

/** True after user interaction since it was reset; then the focus is not moved. */
const useTouched = () => {
  const touched = useRef(false);
  useEffect(() => {
    const touch = () => {
      touched.current = true;
    };
    for (const event of HANDS) document.addEventListener(event, touch, true);
    return () => {
      for (const event of HANDS) document.removeEventListener(event, touch, true);
    };
  }, []);
  return touched;
};

/** True while nothing has the focus but the file itself, which waits for its heading. */
const isWaiting = ({ activeElement, body } = document): boolean =>
  activeElement === body || activeElement?.matches('[data-file]') === true;

/** True when the focus left the opened row. */
const isElsewhere = (opened: RequestRef): boolean =>
  !isWaiting() && document.activeElement?.id !== keyOf(opened);

/** What had the focus went away with the last request: the file has it, and its keys act, until the next is read. */
const holdFocus = (): void => {
  if (isWaiting()) document.querySelector<HTMLElement>('[data-file]')?.focus({ preventScroll: true });
};

/** Focus management when a request is opened and rendered. */
export const useHeadingFocus = (opened: RequestRef | null) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const touched = useTouched();
  const last = useRef<RequestRef | null | undefined>(undefined);
  useLayoutEffect(() => {
    if (last.current === opened) return;
    const isFirst = last.current === undefined;
    last.current = opened;
    // Opened before this code came: who went elsewhere meanwhile stays there.
    touched.current = isFirst && opened !== null && isElsewhere(opened);
    if (isFirst) return;
    if (heading.current) heading.current.focus();
    else holdFocus();
  }, [opened, touched]);
  /** What was asked for is there: the focus goes to it, unless it was taken elsewhere while this was read. */
  const handleShown = useCallback(() => {
    if (!touched.current || isWaiting()) heading.current?.focus();
  }, [touched]);
  return { heading, handleShown };
};
