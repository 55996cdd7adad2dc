import { NAME, recordingLoader, V1, V2 } from '../testing/loader-fixtures';
import { aRegistry, aRelease, aRemote } from '../testing/portal-fixtures';
import { RemoteFailure } from './remote-failure';

const gone = { error: new RemoteFailure('stale'), phase: 'load' } as const;

describe('what several parts of a page ask of the loader', () => {
  it('is one search for another version when they meet the same failure', async () => {
    const { loader, told, fetched } = recordingLoader([]);
    await loader.load(NAME);
    const both = await Promise.all([
      loader.replace(NAME, '/contacts', gone),
      loader.replace(NAME, '/contacts', gone),
    ]);
    expect(both.map(({ version }) => version)).toEqual([V1, V1]);
    expect(told).toHaveLength(1);
    expect(fetched).toEqual([V2, V1]);
  });

  it('is told to each of them when it changes, until they leave', async () => {
    const { loader } = recordingLoader([]);
    const seen: boolean[] = [];
    const leave = loader.subscribe(() => seen.push(loader.isOutdated(NAME)));
    await loader.load(NAME);
    loader.markShown(NAME);
    loader.applyRegistry({
      ...aRegistry(aRemote({ release: aRelease(NAME, '1.0.0-cccccccc') })),
      revision: 2,
    });
    expect(seen.at(0)).toBe(false);
    expect(seen.at(-1)).toBe(true);
    const { length } = seen;
    leave();
    loader.applyRegistry({ ...aRegistry(aRemote()), revision: 3 });
    expect(seen).toHaveLength(length);
  });

  it('is the same object for as long as nothing changes', async () => {
    const { loader } = recordingLoader([]);
    expect(loader.peek(NAME)).toBeNull();
    await loader.load(NAME);
    expect(loader.peek(NAME)).toBe(loader.peek(NAME));
  });
});
