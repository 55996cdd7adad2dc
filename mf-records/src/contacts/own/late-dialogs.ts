import { asDialog } from 'shared-auth/late';
import { late } from 'shared-ui';
import type { AddressDialogProps } from './address-dialog';
import type { CodeDialogProps } from './code-dialog';
import type { MeanDialogProps } from './mean-dialog';

/** The small forms of /contacts, which its arrival does without. */
export const MeanDialog = late<MeanDialogProps>(
  async () => (await import(/* webpackChunkName: "late-own-contacts" */ './mean-dialog')).MeanDialog,
  asDialog(),
);
export const CodeDialog = late<CodeDialogProps>(
  async () => (await import(/* webpackChunkName: "late-own-contacts" */ './code-dialog')).CodeDialog,
  asDialog(),
);
export const AddressDialog = late<AddressDialogProps>(
  async () => (await import(/* webpackChunkName: "late-own-contacts" */ './address-dialog')).AddressDialog,
  asDialog(),
);
