import {
  entryNotLoadedError,
  loaderWith,
  loadFailureKind,
  NAME,
  recordingLoader,
  V1,
  V2,
} from '../testing/loader-fixtures';
import { aPrevious, aRegistry, aRemote } from '../testing/portal-fixtures';

const crash = { error: new Error('panne'), phase: 'render' } as const;

describe('the version before', () => {
  it('takes the place of one that does not load, and the server is told which and why', async () => {
    const { loader, told } = recordingLoader([V2]);
    expect((await loader.load(NAME)).version).toBe(V1);
    expect(told).toEqual([{ name: NAME, version: V2, kind: 'evaluation', phase: 'load' }]);
  });

  it('takes the place of one that is for another contract, unless it is so too', async () => {
    const foreign = { contract: '^99.0.0' };
    const entry = aRemote({ requires: foreign, previous: aPrevious() });
    const { loader, fetched, told } = recordingLoader([], entry);
    expect((await loader.load(NAME)).version).toBe(V1);
    expect(fetched).toEqual([V1]);
    expect(told).toMatchObject([{ version: V2, kind: 'incompatible' }]);
    const both = recordingLoader(
      [],
      aRemote({ requires: foreign, previous: aPrevious({ requires: foreign }) }),
    );
    expect(await loadFailureKind(both.loader)).toBe('incompatible');
    expect(both.fetched).toEqual([]);
  });

  it('takes the place of one that throws when it is shown', async () => {
    const { loader, told } = recordingLoader([]);
    await loader.load(NAME);
    expect((await loader.replace(NAME, '/contacts', crash)).version).toBe(V1);
    expect(loader.peek(NAME)?.version).toBe(V1);
    expect(told).toEqual([{ name: NAME, version: V2, kind: 'evaluation', phase: 'render' }]);
  });

  it('is not tried for a screen that it has not, nor when the line is cut', async () => {
    const { loader, fetched } = recordingLoader([], aRemote({ previous: aPrevious({ routes: ['/autre'] }) }));
    await loader.load(NAME);
    await expect(loader.replace(NAME, '/contacts', crash)).rejects.toMatchObject({ kind: 'evaluation' });
    expect(fetched).toEqual([V2]);
    const asked: string[] = [];
    const importRemote = async (_name: string, url: string) => {
      asked.push(url);
      throw entryNotLoadedError;
    };
    const cut = loaderWith(
      { importRemote, probe: async () => 'offline' },
      aRegistry(aRemote({ previous: aPrevious() })),
    );
    expect([await loadFailureKind(cut), asked]).toEqual(['offline', [expect.stringContaining(V2)]]);
  });

  it('is tried once for each revision of the registry, then the failed page stays', async () => {
    const { loader, fetched, state } = recordingLoader([V2, V1]);
    expect(await loadFailureKind(loader)).toBe('evaluation');
    await expect(loader.retry({ name: NAME, path: '/contacts' })).rejects.toMatchObject({
      kind: 'evaluation',
    });
    expect(fetched).toEqual([V2, V1, V2]);
    state.registry = { ...state.registry, revision: 2 };
    await expect(loader.retry({ name: NAME, path: '/contacts' })).rejects.toMatchObject({
      kind: 'evaluation',
    });
    expect(fetched).toEqual([V2, V1, V2, V2, V1]);
  });

  it('is that of every screen of the domain, also of one that throws while it is on its way', async () => {
    const previous = aPrevious({ routes: ['/contacts', '/absences'] });
    const { loader, fetched, told } = recordingLoader([], aRemote({ previous }));
    await loader.load(NAME);
    const thrown = { ...crash, version: V2 };
    const both = ['/contacts', '/absences'].map((path) => loader.replace(NAME, path, thrown));
    expect(await Promise.all(both)).toMatchObject([{ version: V1 }, { version: V1 }]);
    expect(await loader.replace(NAME, '/adresses', thrown)).toMatchObject({ version: V1 });
    expect([fetched, told.length]).toEqual([[V2, V1], 1]);
  });

  it('that throws as well leaves the failed page', async () => {
    const { loader, fetched } = recordingLoader([]);
    await loader.load(NAME);
    await loader.replace(NAME, '/contacts', crash);
    await expect(loader.replace(NAME, '/contacts', crash)).rejects.toMatchObject({ kind: 'evaluation' });
    expect(fetched).toEqual([V2, V1]);
  });
});

describe('a version that is watched', () => {
  it('is told once to work, when a screen of it was shown', async () => {
    const { loader, told } = recordingLoader([], aRemote({ isWatched: true }));
    loader.markShown(NAME);
    expect(told).toEqual([]);
    await loader.load(NAME);
    loader.markShown(NAME);
    loader.markShown(NAME);
    expect(told).toEqual([{ name: NAME, version: V2, kind: 'sound', phase: 'render' }]);
  });

  it('says nothing good of the version before, nor of one that is not watched', async () => {
    const fallen = recordingLoader([V2], aRemote({ isWatched: true, previous: aPrevious() }));
    await fallen.loader.load(NAME);
    fallen.loader.markShown(NAME);
    const usual = recordingLoader([]);
    await usual.loader.load(NAME);
    usual.loader.markShown(NAME);
    expect([...fallen.told, ...usual.told].map(({ kind }) => kind)).toEqual(['evaluation']);
  });
});
