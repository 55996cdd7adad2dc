import { ApiError } from 'shared-auth';
import { setReauthentication } from 'shared-auth/host';
import type { RemoteReport } from 'shared-contract';
import {
  entryNotLoadedError,
  failingPorts,
  loaderWith,
  loadFailureKind,
  NAME,
} from '../testing/loader-fixtures';
import { aRegistry, aRelease, aRemote, fakePorts, partialRegistry } from '../testing/portal-fixtures';
import type { ProbeUrl } from './classify-failure';
import type { LoaderPorts } from './loader-ports';
import { RemoteLoader } from './remote-loader';

const chunkError = Object.assign(new Error('Loading chunk 1 failed'), {
  name: 'ChunkLoadError',
  request: '/r/x.js',
});

describe('RemoteLoader', () => {
  it('loads a remote once for all who ask', async () => {
    let count = 0;
    const sound = fakePorts(aRegistry());
    const loader = loaderWith({
      importRemote: (...args) => {
        count += 1;
        return sound.importRemote(...args);
      },
    });
    await Promise.all([loader.load(NAME), loader.load(NAME)]);
    await loader.load(NAME);
    expect(count).toBe(1);
    expect(loader.peek(NAME)?.module.screens).toHaveProperty('/contacts');
  });

  describe('what it fetches beside the remote', () => {
    const release = {
      ...aRelease(NAME, '1.0.0-bbbbbbbb'),
      screens: { '/contacts': { files: [], kit: ['list'] } },
    };
    const fetching = () => {
      const steps: string[] = [];
      const registry = aRegistry(aRemote({ kit: ['table', 'list'], release }));
      const ports: Partial<LoaderPorts> = {
        preloadRelease: ({ entry }, path) => steps.push(`${entry.url} ${path}`),
        fetchKit: async (names) => void steps.push(`kit ${names}`),
      };
      return { loader: loaderWith(ports, registry), steps };
    };
    const ENTRY = '/r/mf-records/1.0.0-bbbbbbbb/remoteEntry.js';

    it('is what the screen that is asked for needs', async () => {
      const { loader, steps } = fetching();
      await loader.load(NAME, '/contacts');
      expect(steps).toEqual([`${ENTRY} /contacts`, 'kit list']);
    });

    it('is all of the kit for a screen of which the build does not tell', async () => {
      const { loader, steps } = fetching();
      await loader.load(NAME, '/autre');
      expect(steps).toEqual([`${ENTRY} /autre`, 'kit table,list']);
    });

    it('is all that a gesture may need once the page rests', async () => {
      const { loader, steps } = fetching();
      await loader.load(NAME, '/contacts');
      await loader.loadWithKit(NAME);
      expect(steps.at(-1)).toBe('kit table,list');
    });
  });

  it('refuses a remote for another contract, or disabled, before fetching anything', async () => {
    let count = 0;
    const preloadRelease = () => {
      count += 1;
    };
    const fetchKit = async () => preloadRelease();
    const foreign = aRegistry(aRemote({ requires: { contract: '^99.0.0' } }));
    expect(await loadFailureKind(loaderWith({ preloadRelease, fetchKit }, foreign))).toBe('incompatible');
    expect(
      await loadFailureKind(loaderWith({ preloadRelease, fetchKit }, aRegistry(aRemote({ enabled: false })))),
    ).toBe('disabled');
    expect(
      await loadFailureKind(loaderWith({ preloadRelease, fetchKit }, aRegistry(aRemote({ release: null })))),
    ).toBe('disabled');
    expect(await loadFailureKind(loaderWith({ preloadRelease, fetchKit }, aRegistry()))).toBe('disabled');
    expect(count).toBe(0);
  });

  it.each([
    ['offline', { ...failingPorts(entryNotLoadedError), probe: async () => 'offline' }],
    ['http', { ...failingPorts(entryNotLoadedError), probe: async () => 'missing' }],
    ['http', { ...failingPorts(entryNotLoadedError), probe: async () => 'refused' }],
    ['corrupt', failingPorts(entryNotLoadedError)],
    ['corrupt', failingPorts(new Error('#RUNTIME-001'))],
    ['stale', { ...failingPorts(chunkError), probe: async () => 'missing' }],
    ['evaluation', failingPorts(new TypeError('x is not a function'))],
    ['contract', { importRemote: async () => ({}) }],
    ['contract', { importRemote: async () => ({ default: { screens: { '/contacts': 7 } } }) }],
    ['timeout', { importRemote: () => new Promise<never>(() => {}), timeout: 5 }],
  ] as [string, Partial<LoaderPorts>][])('names a failure: %s', async (kind, change) => {
    expect(await loadFailureKind(loaderWith(change))).toBe(kind);
  });

  describe('what the page was told of by its name alone', () => {
    const whole = aRegistry(aRemote());
    const reading = (change: Partial<LoaderPorts> = {}) => {
      const reads: string[] = [];
      const readRegistry = async () => {
        reads.push('registre');
        return whole;
      };
      const ports = fakePorts(whole, { readRegistry, ...change });
      return { loader: new RemoteLoader(partialRegistry(whole), ports), reads };
    };

    it('is read once for all who need it, before any of its files is fetched', async () => {
      const { loader, reads } = reading({ preloadRelease: ({ entry }) => reads.push(entry.url) });
      await Promise.all([loader.completeRegistry(), loader.load(NAME), loader.completeRegistry()]);
      await loader.completeRegistry();
      expect(reads).toEqual(['registre', '/r/mf-records/1.0.0-bbbbbbbb/remoteEntry.js']);
    });

    it.each<[Awaited<ReturnType<ProbeUrl>>, string]>([
      ['offline', 'offline'],
      ['slow', 'timeout'],
      ['refused', 'http'],
      ['reachable', 'http'],
    ])('fails as a file does where the registry does not come: %s', async (probed, kind) => {
      const reports: RemoteReport[] = [];
      let isDown = true;
      const { loader } = reading({
        readRegistry: () =>
          isDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(whole),
        probe: async () => probed,
        report: (report) => reports.push(report),
      });
      expect(await loadFailureKind(loader)).toBe(kind);
      // No version is to blame.
      expect(reports).toEqual([]);
      isDown = false;
      await expect(loader.retry({ name: NAME, path: '/contacts' })).resolves.toHaveProperty('version');
    });

    it('is read once more where the server is there again', async () => {
      const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(whole)];
      const { loader } = reading({
        readRegistry: () => answers.shift() ?? Promise.reject(new Error('read too often')),
        probe: async () => 'reachable',
      });
      await expect(loader.load(NAME)).resolves.toHaveProperty('version');
    });

    it('asks nobody to sign in again, whoever has it fetched ahead', async () => {
      const readRegistry = () => Promise.reject(new ApiError(401, null, '/registry.json'));
      let asked = 0;
      setReauthentication(async () => {
        asked += 1;
        return true;
      });
      expect(await loadFailureKind(reading({ readRegistry }).loader)).toBe('http');
      setReauthentication(null);
      expect(asked).toBe(0);
    });

    it('is refused where it was disabled since', async () => {
      const readRegistry = async () => aRegistry(aRemote({ enabled: false }));
      expect(await loadFailureKind(reading({ readRegistry }).loader)).toBe('disabled');
    });
  });

  it('reports a failure with the version that failed', async () => {
    const reports: RemoteReport[] = [];
    const report = (one: RemoteReport) => reports.push(one);
    await loadFailureKind(loaderWith({ ...failingPorts(new Error('panne')), report }));
    expect(reports).toEqual([{ name: NAME, version: '1.0.0-bbbbbbbb', kind: 'evaluation', phase: 'load' }]);
  });

  it('says at which places of which scripts, and nothing of what the error says', async () => {
    const reports: RemoteReport[] = [];
    const error = new Error('Camille 230101');
    error.stack = `Error: Camille 230101
    at a (https://portail.exemple/r/mf-records/1.0.0-bbbbbbbb/12.abc.js:1:300)
    at b (https://portail.exemple/assets/main.0f.js:1:9)
    at c (node:internal/modules:1:2)`;
    await loadFailureKind(loaderWith({ ...failingPorts(error), report: (one) => reports.push(one) }));
    expect(reports).toMatchObject([
      { places: ['/r/mf-records/1.0.0-bbbbbbbb/12.abc.js:1:300', '/assets/main.0f.js:1:9'] },
    ]);
    expect(JSON.stringify(reports)).not.toContain('Camille');
  });

  it('keeps no failure: a retry reads the registry again and replaces what the first try left', async () => {
    const again: [string, boolean][] = [];
    const later = aRegistry(aRemote({ release: aRelease(NAME, '1.0.0-cccccccc') }));
    const answers = [aRegistry(aRemote()), later];
    const sound = fakePorts(later);
    const loader = loaderWith({
      readRegistry: async () => answers.shift() ?? later,
      importRemote: (name, url, isAgain) => {
        again.push([url, isAgain]);
        return isAgain ? sound.importRemote(name, url, isAgain) : Promise.reject(new Error('panne'));
      },
    });
    expect(await loadFailureKind(loader)).toBe('evaluation');
    expect((await loader.retry({ name: NAME, path: '/contacts' })).version).toBe('1.0.0-cccccccc');
    expect(again).toEqual([
      ['/r/mf-records/1.0.0-bbbbbbbb/remoteEntry.js', false],
      ['/r/mf-records/1.0.0-cccccccc/remoteEntry.js', true],
    ]);
  });

  it('asks anew for a file that failed while it was fetched ahead, in a retry alone', async () => {
    const registry = aRegistry(aRemote());
    const sound = fakePorts(registry);
    let count = 0;
    const loader = loaderWith({
      importRemote: (name, url, isAgain) => {
        count += 1;
        return count > 2 ? sound.importRemote(name, url, isAgain) : Promise.reject(chunkError);
      },
    });
    await expect(loader.load(NAME)).rejects.toBeInstanceOf(Error);
    expect(count).toBe(1);
    expect((await loader.retry({ name: NAME, path: '/contacts' })).version).toBe('1.0.0-bbbbbbbb');
    expect(count).toBe(3);
  });
});
