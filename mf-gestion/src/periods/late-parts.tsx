import { asDialog, asPart } from 'shared-auth/late';
import { late, SkeletonLines } from 'shared-ui';
import type { KeysDialogProps } from '../shared/keys-dialog';
import type { NewPeriodProps } from './new-period';
import type { PeriodPanelProps } from './period-panel';

/** Lazy-loaded panel and dialogs, in one chunk. */
export const PeriodPanel = late<PeriodPanelProps>(
  async () => (await import(/* webpackChunkName: "late-period" */ './period-panel')).PeriodPanel,
  asPart(<SkeletonLines lines={8} />),
);
export const NewPeriod = late<NewPeriodProps>(
  async () => (await import(/* webpackChunkName: "late-period" */ './new-period')).NewPeriod,
  asDialog(),
);
export const KeysDialog = late<KeysDialogProps>(
  async () => (await import(/* webpackChunkName: "late-period" */ '../shared/keys-dialog')).KeysDialog,
  asDialog(),
);
