import { lateDialog } from 'shared-auth/late-dialog';
import type { AddressDialogProps } from './address-dialog';
import type { CodeDialogProps } from './code-dialog';
import type { MeanDialogProps } from './mean-dialog';

const load = () => import(/* webpackChunkName: "late-own-contacts" */ './own-dialogs');

/** The small forms of /contacts, which its arrival does without. */
export const MeanDialog = lateDialog<MeanDialogProps>(async () => (await load()).MeanDialog);
export const CodeDialog = lateDialog<CodeDialogProps>(async () => (await load()).CodeDialog);
export const AddressDialog = lateDialog<AddressDialogProps>(async () => (await load()).AddressDialog);
