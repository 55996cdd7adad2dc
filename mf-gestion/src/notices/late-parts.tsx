import { asPart } from 'shared-auth/late';
import { late, SkeletonLines } from 'shared-ui';
import type { NewNoticeProps } from './editor/new-notice';
import type { OpenedNoticeProps } from './opened-notice';
import type { UndoPublishingProps } from './undo-publishing';

const skeleton = <SkeletonLines lines={8} />;

/** Lazy-loaded editors, in one chunk. */
export const NewNotice = late<NewNoticeProps>(
  async () => (await import(/* webpackChunkName: "late-notice" */ './editor/new-notice')).NewNotice,
  asPart(skeleton),
);
export const OpenedNotice = late<OpenedNoticeProps>(
  async () => (await import(/* webpackChunkName: "late-notice" */ './opened-notice')).OpenedNotice,
  asPart(skeleton),
);
export const UndoPublishing = late<UndoPublishingProps>(
  async () => (await import(/* webpackChunkName: "late-notice" */ './undo-publishing')).UndoPublishing,
  asPart(null),
);
