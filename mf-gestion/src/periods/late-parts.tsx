import { lateDialog } from 'shared-auth/late-dialog';
import { latePart } from 'shared-auth/late-part';
import { SkeletonLines } from 'shared-ui';
import type { KeysDialogProps } from '../shared/keys-dialog';
import type { NewPeriodProps } from './new-period';
import type { PeriodPanelProps } from './period-panel';

const load = () => import(/* webpackChunkName: "late-period" */ './period-later');

/** What a visit of the year begins without, in one file: the window that is opened, with its judge, and the dialogs. */
export const PeriodPanel = latePart<PeriodPanelProps>(
  async () => (await load()).PeriodPanel,
  <SkeletonLines lines={8} />,
);
export const NewPeriod = lateDialog<NewPeriodProps>(async () => (await load()).NewPeriod);
export const KeysDialog = lateDialog<KeysDialogProps>(async () => (await load()).KeysDialog);
