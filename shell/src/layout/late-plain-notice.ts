import { late } from 'shared-ui';
import { OPTIONAL } from '../late/shell-code';
import type { PlainNoticeProps } from './plain-notice';

/** Needed where the toaster did not come: in the file that every page fetches once it is drawn, before the toaster. */
export const PlainNotice = late<PlainNoticeProps>(
  async () => (await import(/* webpackChunkName: "after-paint" */ './plain-notice')).PlainNotice,
  OPTIONAL,
);
