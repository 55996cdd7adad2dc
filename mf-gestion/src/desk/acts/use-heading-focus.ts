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

/** True when the focus left the opened row. */
const isElsewhere = (opened: RequestRef, { activeElement, body } = document): boolean =>
  activeElement !== body && activeElement?.id !== keyOf(opened);

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
    if (!isFirst) heading.current?.focus();
  }, [opened, touched]);
  /** What was asked for is there: the focus goes to it, unless it was taken elsewhere while this was read. */
  const handleShown = useCallback(() => {
    if (!touched.current || document.activeElement === document.body) heading.current?.focus();
  }, [touched]);
  return { heading, handleShown };
};
