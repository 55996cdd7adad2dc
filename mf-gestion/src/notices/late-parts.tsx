import { asPart } from 'shared-auth/late';
import { late, SkeletonLines } from 'shared-ui';
import type { NewNoticeProps } from './editor/new-notice';
import type { OpenedNoticeProps } from './opened-notice';

const skeleton = <SkeletonLines lines={8} />;

/** What a visit of the lists begins without, in one file: writing a notice, and the one that is opened. */
export const NewNotice = late<NewNoticeProps>(
  async () => (await import(/* webpackChunkName: "late-notice" */ './editor/new-notice')).NewNotice,
  asPart(skeleton),
);
export const OpenedNotice = late<OpenedNoticeProps>(
  async () => (await import(/* webpackChunkName: "late-notice" */ './opened-notice')).OpenedNotice,
  asPart(skeleton),
);
