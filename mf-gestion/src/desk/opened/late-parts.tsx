import { lateDialog } from 'shared-auth/late-dialog';
import { latePart } from 'shared-auth/late-part';
import { SkeletonLines } from 'shared-ui';
import type { KeysDialogProps } from '../../shared/keys-dialog';
import type { AssignDialogProps } from '../assign/assign-dialog';
import type { OpenRequestProps } from '../item/open-request';

const load = () => import(/* webpackChunkName: "late-request" */ './opened-later');

/** What a visit of the list begins without, in one file: a request that is opened, and the dialogs. */
export const OpenRequest = latePart<OpenRequestProps>(
  async () => (await load()).OpenRequest,
  <SkeletonLines lines={8} />,
);

export const AssignDialog = lateDialog<AssignDialogProps>(async () => (await load()).AssignDialog);
export const QueueKeysDialog = lateDialog<Pick<KeysDialogProps, 'onClose'>>(
  async () => (await load()).QueueKeysDialog,
);
