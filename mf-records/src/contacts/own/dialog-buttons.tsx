import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import { DialogActions } from 'shared-ui/dialog';

interface DialogButtonsProps {
  cancelLabel: string;
  onCancel: () => void;
  /** The main button. */
  children: ReactNode;
}

/** The buttons of a small form in a dialog. */
export const DialogButtons = ({ cancelLabel, onCancel, children }: DialogButtonsProps) => (
  <DialogActions>
    <Button variant="outline" onClick={onCancel}>
      {cancelLabel}
    </Button>
    {children}
  </DialogActions>
);
