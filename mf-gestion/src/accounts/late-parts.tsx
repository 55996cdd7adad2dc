import { asPart } from 'shared-auth/late';
import { late, SkeletonLines } from 'shared-ui';
import type { ChangeAccountProps } from './editor/change-account';
import type { NewAccountProps } from './editor/new-account';

const skeleton = <SkeletonLines lines={8} />;

/** Lazy-loaded editors, in one chunk: a visit begins at the list. */
export const NewAccount = late<NewAccountProps>(
  async () => (await import(/* webpackChunkName: "late-account" */ './editor/new-account')).NewAccount,
  asPart(skeleton),
);
export const ChangeAccount = late<ChangeAccountProps>(
  async () => (await import(/* webpackChunkName: "late-account" */ './editor/change-account')).ChangeAccount,
  asPart(skeleton),
);
