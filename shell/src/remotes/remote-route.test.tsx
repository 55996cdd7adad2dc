import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-auth';
import { setReauthentication } from 'shared-auth/host';
import { aSession } from 'shared-auth/testing';
import type { RemoteReport } from 'shared-contract';
import { listScreens } from '../portal/screens';
import {
  aPrevious,
  aRegistry,
  aRemote,
  fakePorts,
  type RenderPortalOptions,
  renderPortal,
} from '../testing/portal-fixtures';
import { RemoteRoute } from './remote-route';

const open = (options: RenderPortalOptions = {}) => {
  const registry = options.registry ?? aRegistry(aRemote());
  const [contacts] = listScreens(registry);
  if (!contacts) throw new Error('the fixture declares no screen');
  return renderPortal(<RemoteRoute screen={contacts} />, {
    at: '/contacts',
    path: '/contacts',
    routes: { '/forbidden': <p>refus</p> },
    ...options,
    registry,
  });
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the route of a remote', () => {
  it('shows the screen', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Mes données' })).toBeInTheDocument();
  });

  it('runs no code of a denied screen', async () => {
    let count = 0;
    const importRemote = async () => {
      count += 1;
      return {};
    };
    open({ session: aSession({ access: [] }), ports: { importRemote } });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(count).toBe(0);
  });

  it('names the failed service and recovers on retry', async () => {
    const sound = fakePorts(aRegistry(aRemote()));
    open({
      ports: {
        importRemote: (name, url, isAgain) =>
          isAgain ? sound.importRemote(name, url, isAgain) : Promise.reject(new Error('panne')),
      },
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('ne répond pas');
    expect(screen.getByText(/Dossier et résultats/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mes données' })).toBeInTheDocument();
  });

  it('waits for who has to sign in again, and says so where she does not', async () => {
    const registry = aRegistry(aRemote());
    let isSignedIn = false;
    const readRegistry = async () => {
      if (!isSignedIn) throw new ApiError(401, null, '/registry.json');
      return registry;
    };
    setReauthentication(async () => false);
    open({ registry, ports: { readRegistry } });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('ne répond pas');
    setReauthentication(async () => {
      isSignedIn = true;
      return true;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mes données' })).toBeInTheDocument();
    setReauthentication(null);
  });

  it('keeps the rest alive when the screen throws while it is shown', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('panne');
    };
    const reports: string[] = [];
    open({
      ports: {
        importRemote: async () => ({ default: { screens: { '/contacts': Broken } } }),
        report: ({ phase }) => reports.push(phase),
      },
    });
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
    expect(reports).toContain('render');
  });

  it('shows the screen of the version before when the new one throws at start', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('panne');
    };
    const reports: RemoteReport[] = [];
    const registry = aRegistry(aRemote({ previous: aPrevious() }));
    const sound = fakePorts(registry);
    open({
      registry,
      ports: {
        importRemote: async (name, url, isAgain) =>
          url.includes('bbbbbbbb')
            ? { default: { screens: { '/contacts': Broken } } }
            : sound.importRemote(name, url, isAgain),
        report: (one) => reports.push(one),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mes données' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
    expect(reports).toEqual([
      { name: 'mf-records', version: '1.0.0-bbbbbbbb', kind: 'evaluation', phase: 'render' },
    ]);
  });

  it('shows the screen of the version before when a file of the new one is gone', async () => {
    const chunkError = Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' });
    const Gone = Object.assign(() => null, { preload: () => Promise.reject(chunkError) });
    const registry = aRegistry(aRemote({ previous: aPrevious() }));
    const sound = fakePorts(registry);
    open({
      registry,
      ports: {
        probe: async () => 'missing',
        importRemote: async (name, url, isAgain) =>
          url.includes('bbbbbbbb')
            ? { default: { screens: { '/contacts': Gone } } }
            : sound.importRemote(name, url, isAgain),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mes données' })).toBeInTheDocument();
  });

  it('tells that a screen of a watched version was shown', async () => {
    const reports: RemoteReport[] = [];
    const registry = aRegistry(aRemote({ isWatched: true }));
    open({ registry, ports: { report: (one) => reports.push(one) } });
    await screen.findByRole('heading', { level: 1, name: 'Mes données' });
    expect(reports).toMatchObject([{ kind: 'sound' }]);
  });

  it('says the message of an announced service under its own title', async () => {
    const message = 'Ce service ouvrira prochainement.';
    open({ registry: aRegistry(aRemote({ enabled: false, release: null, message })) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mes données' })).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
  });
});
