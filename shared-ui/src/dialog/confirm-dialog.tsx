import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** Names what it does: « Supprimer l’adresse ». */
  confirmLabel: string;
  /** « Annuler » when absent. */
  cancelLabel?: string;
  /** What is lost can't be had back. */
  danger?: boolean;
  /** The action runs; both buttons wait. */
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Confirmation dialog of a binding or destructive action. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { isOpen, title, confirmLabel, cancelLabel = 'Annuler', danger = false, isBusy = false } = props;
  const actions = (
    <>
      <Button variant="outline" busy={isBusy} onClick={props.onCancel}>
        {cancelLabel}
      </Button>
      <Button variant={danger ? 'danger' : 'solid'} busy={isBusy} onClick={props.onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} title={title} onClose={isBusy ? undefined : props.onCancel} actions={actions}>
      {props.children}
    </Dialog>
  );
};
