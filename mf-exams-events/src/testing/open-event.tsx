import type { ReactElement } from 'react';
import { anEventsAccess, aSession } from 'shared-auth/testing';
import { renderPage } from 'shared-auth/testing/remote';
import type { AccessFlag } from 'shared-contract';

/** Renders a page while its event is open; `change` overrides the session. */
export const renderWithOpenEvent = (
  page: ReactElement,
  flag: AccessFlag,
  change: Parameters<typeof aSession>[0] = {},
) => renderPage(page, { session: aSession({ events: anEventsAccess([flag]), ...change }) });
