import type { ReactElement } from 'react';
import { anEventsAccess, aSession } from 'shared-auth/testing';
import { renderPage } from 'shared-auth/testing/remote';
import type { AccessFlag } from 'shared-contract';

/** Opens a page while its event is open; `change` says what differs in the session. */
export const renderOpened = (
  page: ReactElement,
  flag: AccessFlag,
  change: Parameters<typeof aSession>[0] = {},
) => renderPage(page, { session: aSession({ events: anEventsAccess([flag]), ...change }) });
