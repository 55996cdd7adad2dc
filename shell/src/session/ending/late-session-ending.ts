import { late } from 'shared-ui';

/** Lazy-loaded watch for the end of the session, with its dialog: there when it is needed. */
export const LateSessionEnding = late(
  () => import(/* webpackChunkName: "session-dialogs" */ './session-ending'),
  { onFailure: () => null },
);
