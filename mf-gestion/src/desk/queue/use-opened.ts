import { useCallback, useRef, useState } from 'react';
import { type ApiQuery, useApi } from 'shared-auth';
import { deskItem } from 'shared-contract/gestion/endpoints';
import type { DeskItem } from 'shared-contract/gestion/gestion';
import { keyOf, type RequestRef } from './request-key';

/** Which request is open, its answer, and where the focus goes when it is left. */
export const useOpened = () => {
  const [opened, setOpened] = useState<RequestRef | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const query: ApiQuery<DeskItem> = useApi(opened && deskItem, {
    genre: opened?.Genre ?? '',
    id: opened?.ID ?? 0,
  });
  const open = useCallback(({ Genre, ID }: RequestRef) => {
    setOpened({ Genre, ID });
    heading.current?.focus({ preventScroll: true });
  }, []);
  /** Back to the row, once it stands in the list again. */
  const leave = useCallback(() => {
    const key = opened && keyOf(opened);
    setOpened(null);
    if (key) requestAnimationFrame(() => document.getElementById(key)?.focus());
  }, [opened]);
  return { opened, query, heading, open, leave };
};
