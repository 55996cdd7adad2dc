import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'shared-router';
import { late } from 'shared-ui';
import type { LoaderPorts } from '../federation/loader-ports';
import { listScreens } from '../portal/screens';
import { aPrevious, aRegistry, aRelease, aRemote, renderPortal } from '../testing/portal-fixtures';
import { RemoteRoute } from './remote-route';

const [first] = aRemote().screens;
const second = { path: '/absences', title: 'Mes absences', screen: 'Absences' } as const;
const remote = (change = {}) => aRemote({ screens: first ? [first, second] : [], ...change });

const Contacts = () => <Link to="/absences">Mes absences</Link>;
const absences = { default: () => <h1>Mes absences</h1> };

const chunkError = () =>
  Object.assign(new Error('Loading chunk 2 failed'), { name: 'ChunkLoadError', request: '/r/2.js' });

interface Options {
  /** The code of the second screen, as asked for the nth time. */
  load: (time: number, version: string) => Promise<typeof absences>;
  registry?: ReturnType<typeof aRegistry>;
  ports?: Partial<LoaderPorts>;
}

/** Opens the first screen and goes to the second; counts how often its code is asked for. */
const goToSecond = async ({ load, registry = aRegistry(remote()), ports = {} }: Options) => {
  const asked = { times: 0 };
  const importRemote = async (_name: string, url: string) => {
    const version = url.split('/')[3] ?? '';
    const Absences = late(() => {
      asked.times += 1;
      return load(asked.times, version);
    });
    return { default: { screens: { '/contacts': Contacts, '/absences': Absences } } };
  };
  const [contacts, other] = listScreens(registry);
  if (!contacts || !other) throw new Error('the fixture declares no two screens');
  renderPortal(<RemoteRoute screen={contacts} />, {
    registry,
    at: '/contacts',
    path: '/contacts',
    routes: { '/absences': <RemoteRoute screen={other} /> },
    ports: { importRemote, ...ports },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Mes absences' }));
  return asked;
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const unavailable = () => heading('Cette partie du portail ne répond pas');

describe('the second screen of a domain that runs', () => {
  it('shows, by one request', async () => {
    const asked = await goToSecond({ load: async () => absences });
    expect(await heading('Mes absences')).toBeInTheDocument();
    expect(asked.times).toBe(1);
  });

  it('says that the line is cut when its code does not come, once, and comes at the retry', async () => {
    const asked = await goToSecond({
      load: async (time) => {
        if (time === 1) throw chunkError();
        return absences;
      },
      ports: { probe: async () => 'offline' },
    });
    expect(await unavailable()).toBeInTheDocument();
    expect(screen.getByText(/Vous semblez hors ligne/)).toBeInTheDocument();
    expect(asked.times).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await heading('Mes absences')).toBeInTheDocument();
    expect(asked.times).toBe(2);
  });

  it('is given up in the time of a remote when it hangs', async () => {
    const asked = await goToSecond({ load: () => new Promise(() => {}), ports: { timeout: 200 } });
    expect(await screen.findByText(/Il met trop de temps à répondre/)).toBeInTheDocument();
    expect(asked.times).toBe(1);
  });

  it('is the version’s before in the time of a remote when its own file hangs', async () => {
    const previous = aPrevious({ routes: ['/contacts', '/absences'] });
    await goToSecond({
      registry: aRegistry(remote({ previous })),
      load: (_time, version) =>
        version === '1.0.0-bbbbbbbb' ? new Promise(() => {}) : Promise.resolve(absences),
      ports: { timeout: 600 },
    });
    expect(await heading('Mes absences')).toBeInTheDocument();
  });

  it('is the newer version’s when its own file is gone', async () => {
    const newer = {
      ...aRegistry(remote({ release: aRelease('mf-records', '1.0.0-cccccccc') })),
      revision: 2,
    };
    await goToSecond({
      load: async (_time, version) => {
        if (version === '1.0.0-bbbbbbbb') throw chunkError();
        return absences;
      },
      ports: { probe: async () => 'missing', readRegistry: async () => newer },
    });
    expect(await heading('Mes absences')).toBeInTheDocument();
  });

  it('is the version’s before when its own file is gone and there is no newer one', async () => {
    const previous = aPrevious({ routes: ['/contacts', '/absences'] });
    const asked = await goToSecond({
      registry: aRegistry(remote({ previous })),
      load: async (_time, version) => {
        if (version === '1.0.0-bbbbbbbb') throw chunkError();
        return absences;
      },
      ports: { probe: async () => 'missing' },
    });
    expect(await heading('Mes absences')).toBeInTheDocument();
    expect(asked.times).toBe(2);
  });

  it('says that it is gone when no version has it, and the page loads again', async () => {
    // jsdom can't leave its page: it says so instead.
    const refused = jest.spyOn(console, 'error').mockImplementation(() => {});
    await goToSecond({ load: () => Promise.reject(chunkError()), ports: { probe: async () => 'missing' } });
    expect(await screen.findByText(/Une nouvelle version vient de paraître/)).toBeInTheDocument();
    expect(screen.getByText(/stale/)).toBeInTheDocument();
    const reload = expect.objectContaining({ message: expect.stringContaining('navigation') });
    await waitFor(() => expect(refused).toHaveBeenCalledWith(reload));
    refused.mockRestore();
  });
});
