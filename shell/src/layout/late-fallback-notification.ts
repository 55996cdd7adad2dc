import { late } from 'shared-ui';
import { OPTIONAL } from '../late/shell-import';
import type { FallbackNotificationProps } from './fallback-notification';

/** Needed where the toaster did not come: in the file that every page fetches once it is drawn, before the toaster. */
export const FallbackNotification = late<FallbackNotificationProps>(
  async () =>
    (await import(/* webpackChunkName: "after-paint" */ './fallback-notification')).FallbackNotification,
  OPTIONAL,
);
