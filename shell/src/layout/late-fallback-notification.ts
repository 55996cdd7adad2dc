import { late } from 'shared-ui';
import { OPTIONAL } from '../late/shell-import';
import type { FallbackNotificationProps } from './fallback-notification';

/** Shown when the toaster fails to load: part of the after-paint chunk, fetched before the toaster. */
export const FallbackNotification = late<FallbackNotificationProps>(
  async () =>
    (await import(/* webpackChunkName: "after-paint" */ './fallback-notification')).FallbackNotification,
  OPTIONAL,
);
