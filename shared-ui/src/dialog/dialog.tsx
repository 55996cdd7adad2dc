import { type KeyboardEvent, type ReactNode, type RefObject, type SyntheticEvent, useId } from 'react';
import { IconButton } from '../button/icon-button';
import { DialogActions } from './dialog-actions';
import { Sheet, SheetHead } from './dialog-parts';
import { useModal } from './use-modal';

export interface DialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** Asked by Escape and by the cross; absent, the dialog can only be left by its actions. */
  onClose?: (() => void) | undefined;
  /** Buttons; the main one last. */
  actions?: ReactNode;
  /** 512 or 736 px. */
  size?: 'md' | 'lg';
  /** What takes the focus on opening; the heading where it is absent, so that nothing is passed over. */
  firstFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** Modal dialog on the native `<dialog>`: the rest of the page is inert, focus is restored on close. */
export const Dialog = (props: DialogProps) => {
  const { isOpen, title, onClose, actions, size = 'md', firstFocus, children } = props;
  const titleId = useId();
  const { dialog, heading } = useModal(isOpen, firstFocus);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose?.();
  };
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };
  if (!isOpen) return null;
  return (
    <Sheet
      ref={dialog}
      size={size}
      aria-labelledby={titleId}
      aria-modal="true"
      onKeyDown={handleKey}
      onCancel={handleCancel}
    >
      <SheetHead>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {onClose && <IconButton label="Fermer" icon="x" onClick={onClose} />}
      </SheetHead>
      {children}
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </Sheet>
  );
};
