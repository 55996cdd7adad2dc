import { useState } from 'react';
import { type ApiQuery, useApi } from 'shared-auth';
import type { DeskItem } from 'shared-contract/gestion/answers';
import { deskItem } from 'shared-contract/gestion/endpoints';
import { useFocusBack } from '../../shared/focus-back';
import { keyOf, type RequestRef } from './request-key';

/** Which request is open, its answer, which is asked for beside the code of its panel, and the way back to its row. */
export const useOpened = () => {
  const [opened, setOpened] = useState<RequestRef | null>(null);
  const item: ApiQuery<DeskItem> = useApi(opened && deskItem, {
    genre: opened?.Genre ?? '',
    id: opened?.ID ?? 0,
  });
  const focusBack = useFocusBack();
  // Anew each time: who opens again what is open is taken to it again.
  const open = ({ Genre, ID }: RequestRef) => setOpened({ Genre, ID });
  /** Back to the row, once it stands in the list again. */
  const leave = () => {
    if (opened) focusBack(keyOf(opened));
    setOpened(null);
  };
  return { opened, item, open, leave };
};
