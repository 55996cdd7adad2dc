import { useState } from 'react';
import { type ApiQuery, useApi } from 'shared-auth';
import type { DeskItem } from 'shared-contract/gestion/answers';
import { deskItem } from 'shared-contract/gestion/endpoints';
import { LIST_ID } from '../../shared/list-keys';
import { useRestoreFocus } from '../../shared/restore-focus';
import { keyOf, type RequestRef } from './request-key';

/** The opened request, its data (fetched in parallel with the panel's chunk), and focus restoration to its row. */
export const useOpened = () => {
  const [opened, setOpened] = useState<RequestRef | null>(null);
  const item: ApiQuery<DeskItem> = useApi(opened && deskItem, {
    genre: opened?.Genre ?? '',
    id: opened?.ID ?? 0,
  });
  const focusBack = useRestoreFocus();
  // Anew each time: who opens again what is open is taken to it again.
  const open = ({ Genre, ID }: RequestRef) => setOpened({ Genre, ID });
  /** Back to the row, once it stands in the list again. */
  const leave = () => {
    if (opened) focusBack(keyOf(opened), LIST_ID);
    setOpened(null);
  };
  return { opened, item, open, leave };
};
