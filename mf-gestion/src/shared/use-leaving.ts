import { useRef } from 'react';
import { useConfirm } from 'shared-ui/dialog';

/** Words of the question that is asked before unsaved changes are lost. */
export interface LeavingTexts {
  title: string;
  text: string;
  leave: string;
  stay: string;
}

/** Unsaved-changes guard. */
export const useLeaving = ({ title, text, leave: confirmLabel, stay: cancelLabel }: LeavingTexts) => {
  const isDirty = useRef(false);
  const [confirm, question] = useConfirm();
  const onDirty = useRef((dirty: boolean) => {
    isDirty.current = dirty;
  }).current;
  const mayLeave = async (): Promise<boolean> => {
    const may = !isDirty.current || (await confirm({ title, text, confirmLabel, cancelLabel }));
    if (may) isDirty.current = false;
    return may;
  };
  return { mayLeave, onDirty, question };
};
