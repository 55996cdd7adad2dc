export { API_BASE } from 'shared-contract/base/endpoint';
/** `late` of `shared-ui`, for domains built before contract 1.5. */
export { type LateComponent as LazyScreen, late as lazyScreen } from 'shared-ui';
export { ApiError, type ApiFailure } from './api/api-error';
export {
  read,
  type SendOptions,
  send,
  type WriteOptions,
} from './api/client';
export { ownerHeaders } from './api/page-owner';
export { type Counted, readCounted } from './api/read-with-total';
export { recoverSession } from './api/session-signals';
export { PARAMETERS_FAILURE, SAVE_TEXTS } from './data/messages';
export { type Notice, type NoticeTone, type Notifier, notify } from './data/notifier';
export type { SaveOptions } from './data/save';
export { type ApiQuery, refreshEndpoints, useApi } from './data/use-api';
export { useParameters } from './data/use-parameters';
export { type Save, useSave } from './data/use-save';
export { useSnapshot } from './data/use-snapshot';
export type { DraftHandle } from './drafts/draft-handle';
export { usePageTitle } from './screen/page-title';
export { type SessionView, useEventFlag, useEvents, useRight, useSession } from './session/use-session';
