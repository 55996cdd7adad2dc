import { loadFailureKind, NAME, recordingLoader, V2 } from '../testing/loader-fixtures';
import { aRegistry, aRelease, aRemote } from '../testing/portal-fixtures';
import { RemoteFailure } from './remote-failure';

describe('a page that is behind', () => {
  const newer = { ...aRegistry(aRemote({ release: aRelease(NAME, '1.0.0-cccccccc') })), revision: 2 };

  it('takes the new version of a remote that has not run, without being asked', async () => {
    const { loader, fetched } = recordingLoader([]);
    loader.applyRegistry(newer);
    expect((await loader.load(NAME)).version).toBe('1.0.0-cccccccc');
    expect(fetched).toEqual(['1.0.0-cccccccc']);
  });

  it('takes the new version of a remote that was fetched ahead and never shown', async () => {
    const { loader } = recordingLoader([]);
    await loader.load(NAME);
    loader.applyRegistry(newer);
    expect((await loader.load(NAME)).version).toBe('1.0.0-cccccccc');
    expect(loader.isOutdated(NAME)).toBe(false);
  });

  it('goes on with the version that was shown, and knows that another one waits', async () => {
    const { loader } = recordingLoader([]);
    await loader.load(NAME);
    loader.markShown(NAME);
    expect(loader.isOutdated(NAME)).toBe(false);
    loader.applyRegistry(newer);
    expect((await loader.load(NAME)).version).toBe(V2);
    expect(loader.isOutdated(NAME)).toBe(true);
  });

  it('offers no version that failed in this page', async () => {
    const { loader, state } = recordingLoader([V2]);
    await loader.load(NAME);
    loader.markShown(NAME);
    loader.applyRegistry({ ...state.registry, revision: 2 });
    expect(loader.isOutdated(NAME)).toBe(false);
    loader.applyRegistry(newer);
    expect(loader.isOutdated(NAME)).toBe(true);
  });

  it('shows why a remote was closed meanwhile, at its next visit', async () => {
    const { loader } = recordingLoader([]);
    await loader.load(NAME);
    loader.markShown(NAME);
    loader.applyRegistry({ ...aRegistry(aRemote({ enabled: false, message: 'Fermé.' })), revision: 2 });
    expect(loader.isOutdated(NAME)).toBe(false);
    expect(await loadFailureKind(loader)).toBe('disabled');
  });

  it('takes the version that was put right meanwhile, before the one behind it', async () => {
    const { loader, state, fetched } = recordingLoader([V2]);
    state.registry = newer;
    expect((await loader.load(NAME)).version).toBe('1.0.0-cccccccc');
    expect(fetched).toEqual([V2, '1.0.0-cccccccc']);
  });

  it('takes the new version in place of one whose files are gone', async () => {
    const { loader, state, told } = recordingLoader([]);
    const { version } = await loader.load(NAME);
    state.registry = newer;
    const gone = loader.replace(NAME, '/contacts', { error: new RemoteFailure('stale'), phase: 'load' });
    expect((await gone).version).toBe('1.0.0-cccccccc');
    expect(told).toEqual([{ name: NAME, version, kind: 'stale', phase: 'load' }]);
  });
});
