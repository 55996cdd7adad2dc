import { webcrypto } from 'node:crypto';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactElement } from 'react';
import {
  anEventsAccess,
  apiUrl,
  type RenderWithSessionOptions,
  renderWithSession,
} from 'shared-auth/testing';
import type { ParameterValue } from 'shared-contract';
import { PortalProvider } from 'shared-ui';

/** The network's edge: each test says what the API answers. */
export const network = setupServer();

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** Renders a page of the domain as the shell would, under the portal's look. */
export const renderPage = (page: ReactElement, options: RenderWithSessionOptions = {}) =>
  renderWithSession(page, {
    wrapper: (children) => <PortalProvider>{children}</PortalProvider>,
    ...options,
  });

const LISTS: Record<string, ParameterValue[]> = {
  MembrePersonnelID: [{ ID: 15, Display: 'Piette Manon' }],
  LangueMemoireID: [
    { ID: 1, Display: 'Français' },
    { ID: 2, Display: 'Anglais' },
  ],
  LangueDefenseID: [{ ID: 1, Display: 'Français' }],
  SessionID: [{ ID: 11, Display: 'juin 2027' }],
  SessionAAActiveID: [
    { ID: 11, Display: 'juin 2027' },
    { ID: 12, Display: 'septembre 2027' },
  ],
  StatutConfidentialiteID: [{ ID: 1, Display: 'Public' }],
  DisciplineMemoireID: [{ ID: 3, Display: 'Économie' }],
  PaysID: [{ ID: 1, Display: 'Belgique' }],
};

/** Every list of the domain's forms, one or two values each, and no draft. */
export const answerLists = () =>
  network.use(
    http.get(apiUrl('/parameters'), ({ request }) => {
      const names = new URL(request.url).searchParams.get('parameterNames')?.split(',') ?? [];
      return HttpResponse.json(names.map((Name) => ({ Name, Values: LISTS[Name] ?? [] })));
    }),
    http.get(apiUrl('/events/access'), () =>
      HttpResponse.json(anEventsAccess(['HasMemoire', 'AccesMemoireRemise', 'AccesIDM'])),
    ),
    http.get(apiUrl('/drafts/:screen'), () => new HttpResponse(null, { status: 204 })),
    http.put(apiUrl('/drafts/:screen'), () => HttpResponse.json({ Date: '2026-11-23T09:00:00Z' })),
    http.delete(apiUrl('/drafts/:screen'), () => new HttpResponse(null, { status: 204 })),
  );

/** What every browser has and jsdom lacks: the bytes of a file, and their digest. */
export const withDigests = (): void => {
  // jsdom's bytes are of another realm than Node's.
  const digest = (algorithm: string, bytes: ArrayBuffer) =>
    webcrypto.subtle.digest(algorithm, Buffer.from(new Uint8Array(bytes)));
  Object.defineProperty(globalThis.crypto, 'subtle', { value: { digest }, configurable: true });
  File.prototype.arrayBuffer = function arrayBuffer() {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
};
