import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { eraseStore, readChoice } from 'shared-auth/offline';
import { apiUrl, problemAnswer } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { deviceKey } from 'shared-contract/own-data/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { OfflineCopySection } from './offline-copy-section';

const KEY = { AppareilID: '0123456789abcdef', Cle: Buffer.alloc(32, 7).toString('base64url') };
const register = jest.fn<Promise<void>, []>();
const unregister = jest.fn<Promise<boolean>, []>();

const keepButton = () => screen.findByRole('button', { name: 'Garder une copie sur cet appareil' });

beforeEach(async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistration: async () => ({ unregister }) },
  });
  register.mockReset().mockResolvedValue(undefined);
  unregister.mockReset().mockResolvedValue(true);
  await eraseStore();
  network.use(http.get(apiUrl(deviceKey), () => HttpResponse.json(KEY)));
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('the copy of this device', () => {
  it('is off until she says so, and goes when she says so', async () => {
    const { container } = renderPage(<OfflineCopySection />);
    await userEvent.click(await keepButton());
    expect(await screen.findByText(/^Depuis le .* au plus tard\.$/)).toBeVisible();
    expect(register).toHaveBeenCalledTimes(1);
    expect(await readChoice()).toMatchObject({ AppareilID: KEY.AppareilID });
    await expectNoAxeViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Effacer la copie maintenant' }));
    expect(await keepButton()).toBeVisible();
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(await readChoice()).toBeNull();
  });

  it('is not begun when the session gives no key', async () => {
    network.use(http.get(apiUrl(deviceKey), () => problemAnswer(503, 'Revenez plus tard.')));
    renderPage(<OfflineCopySection />);
    await userEvent.click(await keepButton());
    expect(await screen.findByText(/^La copie n’a pas pu être gardée/)).toBeVisible();
    expect(register).not.toHaveBeenCalled();
    expect(await readChoice()).toBeNull();
  });

  it('is not offered by a browser that can’t', () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    renderPage(<OfflineCopySection />);
    expect(screen.getByText('Ce navigateur ne permet pas de garder une copie.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
