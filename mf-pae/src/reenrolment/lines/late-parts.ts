import { asDialog, asPart } from 'shared-auth/late';
import { late } from 'shared-ui';
import type { AddressDialogProps } from './address-dialog';
import type { ContactDialogProps } from './contact-dialog';
import type { UnprovenNoteProps } from './unproven-note';

/** The small forms of the first two steps, which open by a press. */
export const AddressDialog = late<AddressDialogProps>(
  async () => (await import(/* webpackChunkName: "late-lines" */ './address-dialog')).AddressDialog,
  asDialog(),
);
export const ContactDialog = late<ContactDialogProps>(
  async () => (await import(/* webpackChunkName: "late-lines" */ './contact-dialog')).ContactDialog,
  asDialog(),
);

/** What is said under the contact means, of few. */
export const UnprovenNote = late<UnprovenNoteProps>(
  async () => (await import(/* webpackChunkName: "late-unproven" */ './unproven-note')).UnprovenNote,
  asPart(null),
);
