import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiQuery, useApi } from 'shared-auth';
import { deskItem } from 'shared-contract/gestion/endpoints';
import type { DeskItem } from 'shared-contract/gestion/gestion';
import { useFocusBack } from '../../shared/focus-back';
import { keyOf, type RequestRef } from '../queue/request-key';

const HANDS = ['keydown', 'pointerdown'] as const;

/** Whether somebody acted since it was set to false: then the focus is theirs. */
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

/** Which request is open, its answer, and where the focus goes when it is shown and left. */
export const useOpened = () => {
  const [opened, setOpened] = useState<RequestRef | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const query: ApiQuery<DeskItem> = useApi(opened && deskItem, {
    genre: opened?.Genre ?? '',
    id: opened?.ID ?? 0,
  });
  const touched = useTouched();
  const focusBack = useFocusBack();
  const open = useCallback(
    ({ Genre, ID }: RequestRef) => {
      touched.current = false;
      setOpened({ Genre, ID });
      heading.current?.focus({ preventScroll: true });
    },
    [touched],
  );
  /** What was asked for is there: the focus goes to it, unless it was taken elsewhere while this was read. */
  const handleShown = useCallback(() => {
    if (!touched.current || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [touched]);
  /** Back to the row, once it stands in the list again. */
  const leave = useCallback(() => {
    if (opened) focusBack(keyOf(opened));
    setOpened(null);
  }, [opened, focusBack]);
  return { opened, query, heading, open, leave, handleShown };
};
