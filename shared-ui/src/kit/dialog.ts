export {
  BindingDialog,
  type BindingDialogProps,
  type BindingFailure,
  type BindingQuestion,
} from '../dialog/binding-dialog';
export { ConfirmDialog, type ConfirmDialogProps } from '../dialog/confirm-dialog';
export { Dialog, type DialogProps } from '../dialog/dialog';
export { DialogActions } from '../dialog/dialog-actions';
export { LeaveGuard } from '../dialog/leave-guard';
export { type ConfirmOptions, useConfirm } from '../dialog/use-confirm';
