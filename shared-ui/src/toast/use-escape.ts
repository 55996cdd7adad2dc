import { useEffect } from 'react';
import { openDialog } from './open-dialog';
import { dismissToast, readToasts, type ToastItem } from './toast-store';

const newest = (): ToastItem | undefined =>
  [...readToasts()].sort((one, other) => one.revision - other.revision).at(-1);

/** True when an open menu, or a dialog opened after the toast, should get Escape. */
const isForAnother = ({ over }: ToastItem): boolean => {
  const dialog = openDialog();
  return (
    (dialog !== null && dialog !== over) ||
    document.querySelector('[aria-haspopup][aria-expanded=true]') !== null
  );
};

/** Escape closes the newest of: toast, or what was opened over it. */
export const useEscape = (): void => {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const item = event.key === 'Escape' ? newest() : undefined;
      if (!item || isForAnother(item)) return;
      // Before any dialog or field sees it, and before the browser closes a dialog by itself.
      event.preventDefault();
      event.stopPropagation();
      dismissToast(item.id);
    };
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  }, []);
};
