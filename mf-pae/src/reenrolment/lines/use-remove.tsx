import type { ReactElement } from 'react';
import { apiDelete, useSave } from 'shared-auth';
import { useConfirm } from 'shared-ui/dialog';
import { REENROLMENT_TEXTS } from '../../reenrolment-texts';

export interface RemoveOptions {
  /** `Reinscription01` or `Reinscription02`. */
  screenId: string;
  /** What is said once it is gone. */
  done: string;
  /** Path of the list; its lines are read again with it. */
  refresh: string;
}

/** Asks, then deletes a line: a function for it, and the question to render once. */
export const useRemove = ({
  screenId,
  done,
  refresh,
}: RemoveOptions): [(id: number, title: string) => Promise<void>, ReactElement | null] => {
  const save = useSave();
  const [confirm, question] = useConfirm();
  const remove = async (id: number, title: string): Promise<void> => {
    const { remove: confirmLabel, cancel: cancelLabel } = REENROLMENT_TEXTS;
    if (!(await confirm({ title, confirmLabel, cancelLabel, danger: true }))) return;
    await save(() => apiDelete(`/delete/${id}/${screenId}`), {
      success: done,
      refresh: [refresh, `${refresh}/*`],
    });
  };
  return [remove, question];
};
