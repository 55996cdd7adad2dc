import { latePart } from 'shared-auth/late-part';
import { SkeletonLines } from 'shared-ui';
import type { NewNoticeProps } from './editor/new-notice';
import type { OpenedNoticeProps } from './opened-notice';

const load = () => import(/* webpackChunkName: "late-notice" */ './notice-later');

const skeleton = <SkeletonLines lines={8} />;

/** What a visit of the lists begins without, in one file: writing a notice, and the one that is opened. */
export const NewNotice = latePart<NewNoticeProps>(async () => (await load()).NewNotice, skeleton);
export const OpenedNotice = latePart<OpenedNoticeProps>(async () => (await load()).OpenedNotice, skeleton);
