import { describe, expect, it } from '@jest/globals';
import type { RemoteReport } from 'shared-contract';
import { aPrevious, aRegistry, aRelease, aRemote, somePorts } from '../testing/portal-fixtures';
import { RemoteFailure } from './remote-failure';
import { type LoaderPorts, RemoteLoader } from './remote-loader';

const NAME = 'mf-records';

const loaderWith = (change: Partial<LoaderPorts> = {}, registry = aRegistry(aRemote())) =>
  new RemoteLoader(registry, somePorts(registry, change));

const failureOf = async (loader: RemoteLoader): Promise<string> => {
  const error = await loader.load(NAME).then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof RemoteFailure ? error.kind : 'none';
};

const throwing = (error: Error) => ({ importRemote: () => Promise.reject(error) });
const chunkError = Object.assign(new Error('Loading chunk 1 failed'), {
  name: 'ChunkLoadError',
  request: '/r/x.js',
});
const notLoaded = new Error('[ Federation Runtime ]: #RUNTIME-008');

describe('RemoteLoader', () => {
  it('loads a remote once for all who ask', async () => {
    let count = 0;
    const sound = somePorts(aRegistry());
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

  it('fetches the kit before any code of the remote', async () => {
    const steps: string[] = [];
    const registry = aRegistry(aRemote({ kit: ['table'] }));
    const sound = somePorts(registry);
    const loader = loaderWith(
      {
        fetchKit: async (names) => {
          steps.push(`kit ${names}`);
        },
        importRemote: (...args) => {
          steps.push('remote');
          return sound.importRemote(...args);
        },
      },
      registry,
    );
    await loader.load(NAME);
    expect(steps).toEqual(['kit table', 'remote']);
  });

  it('refuses a remote for another contract, or disabled, before fetching anything', async () => {
    let count = 0;
    const fetchKit = async () => {
      count += 1;
    };
    const foreign = aRegistry(aRemote({ requires: { contract: '^99.0.0' } }));
    expect(await failureOf(loaderWith({ fetchKit }, foreign))).toBe('incompatible');
    expect(await failureOf(loaderWith({ fetchKit }, aRegistry(aRemote({ enabled: false }))))).toBe(
      'disabled',
    );
    expect(await failureOf(loaderWith({ fetchKit }, aRegistry(aRemote({ release: null }))))).toBe('disabled');
    expect(await failureOf(loaderWith({ fetchKit }, aRegistry()))).toBe('disabled');
    expect(count).toBe(0);
  });

  it.each([
    ['offline', { ...throwing(notLoaded), probe: async () => 'offline' }],
    ['http', { ...throwing(notLoaded), probe: async () => 'missing' }],
    ['http', { ...throwing(notLoaded), probe: async () => 'refused' }],
    ['corrupt', throwing(notLoaded)],
    ['corrupt', throwing(new Error('#RUNTIME-001'))],
    ['stale', { ...throwing(chunkError), probe: async () => 'missing' }],
    ['evaluation', throwing(new TypeError('x is not a function'))],
    ['contract', { importRemote: async () => ({}) }],
    ['contract', { importRemote: async () => ({ default: { screens: { '/contacts': 7 } } }) }],
    ['timeout', { importRemote: () => new Promise<never>(() => {}), timeout: 5 }],
  ] as [string, Partial<LoaderPorts>][])('names a failure: %s', async (kind, change) => {
    expect(await failureOf(loaderWith(change))).toBe(kind);
  });

  it('reports a failure with the version that failed', async () => {
    const reports: RemoteReport[] = [];
    const report = (one: RemoteReport) => reports.push(one);
    await failureOf(loaderWith({ ...throwing(new Error('panne')), report }));
    expect(reports).toEqual([{ name: NAME, version: '1.0.0-bbbbbbbb', kind: 'evaluation', phase: 'load' }]);
  });

  it('keeps no failure: a retry reads the registry again and replaces what the first try left', async () => {
    const again: [string, boolean][] = [];
    const later = aRegistry(aRemote({ release: aRelease(NAME, '1.0.0-cccccccc') }));
    const answers = [aRegistry(aRemote()), later];
    const sound = somePorts(later);
    const loader = loaderWith({
      readRegistry: async () => answers.shift() ?? later,
      importRemote: (name, url, isAgain) => {
        again.push([url, isAgain]);
        return isAgain ? sound.importRemote(name, url, isAgain) : Promise.reject(new Error('panne'));
      },
    });
    expect(await failureOf(loader)).toBe('evaluation');
    expect((await loader.retry(NAME)).version).toBe('1.0.0-cccccccc');
    expect(again).toEqual([
      ['/r/mf-records/1.0.0-bbbbbbbb/remoteEntry.js', false],
      ['/r/mf-records/1.0.0-cccccccc/remoteEntry.js', true],
    ]);
  });
});

const V2 = '1.0.0-bbbbbbbb';
const V1 = '1.0.0-aaaaaaaa';

/** A loader of which some versions fail; what was fetched and told is kept. */
const watching = (bad: string[], entry = aRemote({ previous: aPrevious() }), revision = 1) => {
  const fetched: string[] = [];
  const told: RemoteReport[] = [];
  const state = { registry: { ...aRegistry(entry), revision } };
  const sound = somePorts(state.registry);
  const ports: Partial<LoaderPorts> = {
    readRegistry: async () => state.registry,
    report: (one) => told.push(one),
    importRemote: (name, url, isAgain) => {
      const version = url.split('/')[3] ?? '';
      fetched.push(version);
      return bad.includes(version)
        ? Promise.reject(new Error('panne'))
        : sound.importRemote(name, url, isAgain);
    },
  };
  return { loader: loaderWith(ports, state.registry), fetched, told, state };
};

const crash = { error: new Error('panne'), phase: 'render' } as const;

describe('the version before', () => {
  it('takes the place of one that does not load, and the server is told which and why', async () => {
    const { loader, told } = watching([V2]);
    expect((await loader.load(NAME)).version).toBe(V1);
    expect(told).toEqual([{ name: NAME, version: V2, kind: 'evaluation', phase: 'load' }]);
  });

  it('takes the place of one that is for another contract, unless it is so too', async () => {
    const foreign = { contract: '^99.0.0' };
    const entry = aRemote({ requires: foreign, previous: aPrevious() });
    const { loader, fetched, told } = watching([], entry);
    expect((await loader.load(NAME)).version).toBe(V1);
    expect(fetched).toEqual([V1]);
    expect(told).toMatchObject([{ version: V2, kind: 'incompatible' }]);
    const both = watching([], aRemote({ requires: foreign, previous: aPrevious({ requires: foreign }) }));
    expect(await failureOf(both.loader)).toBe('incompatible');
    expect(both.fetched).toEqual([]);
  });

  it('takes the place of one that throws when it is shown', async () => {
    const { loader, told } = watching([]);
    await loader.load(NAME);
    expect((await loader.replace(NAME, '/contacts', crash)).version).toBe(V1);
    expect(loader.peek(NAME)?.version).toBe(V1);
    expect(told).toEqual([{ name: NAME, version: V2, kind: 'evaluation', phase: 'render' }]);
  });

  it('is not tried for a screen that it has not, nor when the line is cut', async () => {
    const { loader, fetched } = watching([], aRemote({ previous: aPrevious({ routes: ['/autre'] }) }));
    await loader.load(NAME);
    await expect(loader.replace(NAME, '/contacts', crash)).rejects.toMatchObject({ kind: 'evaluation' });
    expect(fetched).toEqual([V2]);
    const cut = loaderWith(
      { ...throwing(notLoaded), probe: async () => 'offline' },
      aRegistry(aRemote({ previous: aPrevious() })),
    );
    expect(await failureOf(cut)).toBe('offline');
  });

  it('is tried once for each revision of the registry, then the failed page stays', async () => {
    const { loader, fetched, state } = watching([V2, V1]);
    expect(await failureOf(loader)).toBe('evaluation');
    await expect(loader.retry(NAME)).rejects.toMatchObject({ kind: 'evaluation' });
    expect(fetched).toEqual([V2, V1, V2]);
    state.registry = { ...state.registry, revision: 2 };
    await expect(loader.retry(NAME)).rejects.toMatchObject({ kind: 'evaluation' });
    expect(fetched).toEqual([V2, V1, V2, V2, V1]);
  });

  it('that throws as well leaves the failed page', async () => {
    const { loader, fetched } = watching([]);
    await loader.load(NAME);
    await loader.replace(NAME, '/contacts', crash);
    await expect(loader.replace(NAME, '/contacts', crash)).rejects.toMatchObject({ kind: 'evaluation' });
    expect(fetched).toEqual([V2, V1]);
  });
});

describe('a page that is behind', () => {
  const newer = { ...aRegistry(aRemote({ release: aRelease(NAME, '1.0.0-cccccccc') })), revision: 2 };

  it('takes the new version of a remote that has not run, without being asked', async () => {
    const { loader, fetched } = watching([]);
    loader.accept(newer);
    expect((await loader.load(NAME)).version).toBe('1.0.0-cccccccc');
    expect(fetched).toEqual(['1.0.0-cccccccc']);
  });

  it('takes the new version of a remote that was fetched ahead and never shown', async () => {
    const { loader } = watching([]);
    await loader.load(NAME);
    loader.accept(newer);
    expect((await loader.load(NAME)).version).toBe('1.0.0-cccccccc');
    expect(loader.isBehind(NAME)).toBe(false);
  });

  it('goes on with the version that was shown, and knows that another one waits', async () => {
    const { loader } = watching([]);
    await loader.load(NAME);
    loader.noteShown(NAME);
    expect(loader.isBehind(NAME)).toBe(false);
    loader.accept(newer);
    expect((await loader.load(NAME)).version).toBe(V2);
    expect(loader.isBehind(NAME)).toBe(true);
  });

  it('offers no version that failed in this page', async () => {
    const { loader, state } = watching([V2]);
    await loader.load(NAME);
    loader.noteShown(NAME);
    loader.accept({ ...state.registry, revision: 2 });
    expect(loader.isBehind(NAME)).toBe(false);
    loader.accept(newer);
    expect(loader.isBehind(NAME)).toBe(true);
  });

  it('shows why a remote was closed meanwhile, at its next visit', async () => {
    const { loader } = watching([]);
    await loader.load(NAME);
    loader.noteShown(NAME);
    loader.accept({ ...aRegistry(aRemote({ enabled: false, message: 'Fermé.' })), revision: 2 });
    expect(loader.isBehind(NAME)).toBe(false);
    expect(await failureOf(loader)).toBe('disabled');
  });

  it('takes the version that was put right meanwhile, before the one behind it', async () => {
    const { loader, state, fetched } = watching([V2]);
    state.registry = newer;
    expect((await loader.load(NAME)).version).toBe('1.0.0-cccccccc');
    expect(fetched).toEqual([V2, '1.0.0-cccccccc']);
  });

  it('takes the new version in place of one whose files are gone', async () => {
    const { loader, state, told } = watching([]);
    const { version } = await loader.load(NAME);
    state.registry = newer;
    const gone = loader.replace(NAME, '/contacts', { error: new RemoteFailure('stale'), phase: 'load' });
    expect((await gone).version).toBe('1.0.0-cccccccc');
    expect(told).toEqual([{ name: NAME, version, kind: 'stale', phase: 'load' }]);
  });
});

describe('a version that is watched', () => {
  it('is told once to work, when a screen of it was shown', async () => {
    const { loader, told } = watching([], aRemote({ isWatched: true }));
    loader.noteShown(NAME);
    expect(told).toEqual([]);
    await loader.load(NAME);
    loader.noteShown(NAME);
    loader.noteShown(NAME);
    expect(told).toEqual([{ name: NAME, version: V2, kind: 'sound', phase: 'render' }]);
  });

  it('says nothing good of the version before, nor of one that is not watched', async () => {
    const fallen = watching([V2], aRemote({ isWatched: true, previous: aPrevious() }));
    await fallen.loader.load(NAME);
    fallen.loader.noteShown(NAME);
    const usual = watching([]);
    await usual.loader.load(NAME);
    usual.loader.noteShown(NAME);
    expect([...fallen.told, ...usual.told].map(({ kind }) => kind)).toEqual(['evaluation']);
  });
});
