import type { ReactElement } from 'react';
import { useConfirm } from 'shared-ui/dialog';
import { REENROLMENT_TEXTS } from '../../texts/reenrolment';

/** Asks before a line is deleted: a function for it, and the question to render once. */
export const useRemove = (
  remove: (id: number) => Promise<unknown>,
): [(id: number, title: string) => Promise<void>, ReactElement | null] => {
  const [confirm, question] = useConfirm();
  const ask = async (id: number, title: string): Promise<void> => {
    const { remove: confirmLabel, cancel: cancelLabel } = REENROLMENT_TEXTS;
    if (await confirm({ title, confirmLabel, cancelLabel, danger: true })) await remove(id);
  };
  return [ask, question];
};
