import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createElement } from 'react';
import { setReauthentication } from 'shared-auth/host';
import { enableCopy, eraseStore, readChoice, readCopy } from 'shared-auth/offline';
import { apiUrl, problemAnswer, respondWith } from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';
import { devices } from 'shared-contract/own-data/endpoints';
import { receipts } from 'shared-contract/receipts/endpoints';
import ReceiptsPage from '../receipts/receipts.page';
import { RECEIPTS } from '../receipts/texts';
import { renderPortal } from '../testing/portal-fixtures';
import { recordOfflineCopy } from './record-copy';

const HERE = '0123456789abcdef';

const device = (AppareilID: string) => ({
  AppareilID,
  Nom: 'Firefox sur Linux',
  OuverteLe: '2026-11-23T08:00:00.000Z',
  VuLe: '2026-11-23T10:00:00.000Z',
  EstCeluiCi: true,
});

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      controller: null,
      register: async () => {},
      getRegistration: async () => undefined,
      addEventListener: () => {},
    },
  });
});

beforeEach(async () => {
  setReauthentication(null);
  await eraseStore();
  await enableCopy({ AppareilID: HERE, Cle: Buffer.alloc(32, 7).toString('base64url') });
  network.use(respondWith(receipts, []));
});

const keptPaths = async () => (await readCopy()).map(({ path }) => path);

describe('what a page is given', () => {
  it('is kept on the device of this session, and nothing else is', async () => {
    network.use(respondWith(devices, [device(HERE)]));
    renderPortal(createElement(ReceiptsPage));
    expect(await screen.findByText(RECEIPTS.empty)).toBeVisible();
    await recordOfflineCopy();
    await waitFor(async () => expect(await keptPaths()).toEqual(['/recus']));
  });

  it('is not kept, and the copy goes, when another session is signed in', async () => {
    network.use(respondWith(devices, [device('fedcba9876543210')]));
    await recordOfflineCopy();
    expect(await readChoice()).toBeNull();
  });

  it('is not kept while staff looks at a student, who is refused the devices', async () => {
    network.use(http.get(apiUrl(devices), () => problemAnswer(403, 'Réservé à l’étudiant.')));
    await recordOfflineCopy();
    expect(await readChoice()).not.toBeNull();
    expect(await keptPaths()).toEqual([]);
  });

  it('is not asked about where nobody chose to keep it', async () => {
    await eraseStore();
    let isAsked = false;
    network.use(
      http.get(apiUrl(devices), () => {
        isAsked = true;
        return HttpResponse.json([]);
      }),
    );
    await recordOfflineCopy();
    expect(isAsked).toBe(false);
  });
});
