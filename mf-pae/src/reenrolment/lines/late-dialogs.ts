import { lateDialog } from 'shared-auth/late-dialog';
import type { AddressDialogProps } from './address-dialog';
import type { ContactDialogProps } from './contact-dialog';

const load = () => import(/* webpackChunkName: "late-lines" */ './line-dialogs');

/** The small forms of the first two steps, which open by a press. */
export const AddressDialog = lateDialog<AddressDialogProps>(async () => (await load()).AddressDialog);
export const ContactDialog = lateDialog<ContactDialogProps>(async () => (await load()).ContactDialog);
