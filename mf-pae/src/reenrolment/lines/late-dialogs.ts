import { asDialog } from 'shared-auth/late';
import { late } from 'shared-ui';
import type { AddressDialogProps } from './address-dialog';
import type { ContactDialogProps } from './contact-dialog';

/** The small forms of the first two steps, which open by a press. */
export const AddressDialog = late<AddressDialogProps>(
  async () => (await import(/* webpackChunkName: "late-lines" */ './address-dialog')).AddressDialog,
  asDialog(),
);
export const ContactDialog = late<ContactDialogProps>(
  async () => (await import(/* webpackChunkName: "late-lines" */ './contact-dialog')).ContactDialog,
  asDialog(),
);
