import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aSession, renderWithSession } from 'shared-auth/testing';
import type { PageRegistry, Registry } from 'shared-contract';
import { Link } from 'shared-router';
import { PortalProvider } from 'shared-ui';
import { LoaderProvider } from '../federation/loader-context';
import { RemoteLoader } from '../federation/remote-loader';
import { PortalContextProvider } from '../portal/portal-context';
import { listScreens } from '../portal/screens';
import { anInstitution, aRegistry, aRelease, aRemote, fakePorts } from '../testing/portal-fixtures';
import Updates from './updates';

const NAME = 'mf-records';
const first = aRegistry(aRemote());
const next = (change: object = {}): Registry => ({
  revision: 2,
  remotes: [aRemote({ release: aRelease(NAME, '1.0.0-cccccccc'), ...change })],
});

/** null: it can't be read. */
let answer: Registry | null;
let asked: number;
beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  answer = first;
  asked = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

const Portal = ({ loader }: { loader: RemoteLoader }) => {
  const [registry, renew] = useState<PageRegistry>(first);
  const screens = listScreens(registry);
  const portal = { institution: anInstitution(), registry, screens, renew };
  return (
    <PortalProvider>
      <PortalContextProvider portal={portal}>
        <LoaderProvider value={{ registry: first, loader }}>
          <Updates />
        </LoaderProvider>
        <Link to="/ailleurs">Ailleurs</Link>
        <p>{screens.map(({ title }) => title).join(', ')}</p>
      </PortalContextProvider>
    </PortalProvider>
  );
};

const open = async ({ isShown, begun = first }: { isShown: boolean; begun?: Registry }) => {
  const readRegistry = async () => {
    asked += 1;
    if (!answer) throw new Error('panne');
    return answer;
  };
  const loader = new RemoteLoader(begun, fakePorts(begun, { readRegistry }));
  await loader.load(NAME);
  if (isShown) loader.markShown(NAME);
  renderWithSession(<Portal loader={loader} />, { session: aSession() });
  await act(async () => {});
  return loader;
};

const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const notice = () => screen.queryByText('Nouvelle version disponible');

describe('a page that stays open', () => {
  it('offers to load a new version of what was shown, and is quiet once that was put off', async () => {
    await open({ isShown: true });
    expect(notice()).not.toBeInTheDocument();
    answer = next();
    await pass(5);
    expect(notice()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recharger' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Plus tard' }));
    expect(notice()).not.toBeInTheDocument();
    answer = { ...next(), revision: 3 };
    await pass(5);
    expect(notice()).toBeVisible();
  });

  it('offers the shell that new pages are made of', async () => {
    answer = { ...first, shell: '2025.6.0-aaaaaaaa' };
    await open({ isShown: false, begun: answer });
    expect(notice()).not.toBeInTheDocument();
    answer = { ...answer, revision: 2, shell: '2025.6.0-bbbbbbbb' };
    await pass(5);
    expect(notice()).toBeVisible();
    expect(screen.getByText(/^Le portail : la page peut continuer ainsi/)).toBeVisible();
  });

  it('keeps the screens of what was shown', async () => {
    await open({ isShown: true });
    answer = next({ screens: [] });
    await pass(5);
    expect(screen.getByText('Mes données')).toBeVisible();
  });

  it('says nothing of a remote that was not shown, and takes its new screens', async () => {
    const loader = await open({ isShown: false });
    answer = next({ screens: [{ path: '/contacts', title: 'Mes coordonnées' }] });
    await pass(5);
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getByText('Mes coordonnées')).toBeVisible();
    expect((await loader.load(NAME)).version).toBe('1.0.0-cccccccc');
  });

  it('asks when another screen is opened, at most once a minute', async () => {
    await open({ isShown: true });
    expect(asked).toBe(1);
    await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
    expect(asked).toBe(1);
    await pass(1);
    answer = next();
    document.dispatchEvent(new Event('visibilitychange'));
    await act(async () => {});
    expect(asked).toBe(2);
    expect(notice()).toBeVisible();
  });

  it('goes on when the registry can not be read', async () => {
    await open({ isShown: true });
    answer = null;
    await pass(10);
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getByText('Mes données')).toBeVisible();
  });
});
