import { act, renderHook } from '@testing-library/react';
import { LoaderProvider } from '../federation/loader-context';
import { RemoteLoader } from '../federation/remote-loader';
import { aRegistry, aRemote, fakePorts } from '../testing/portal-fixtures';
import { useReloadWhenOutdated } from './late-reload';

const NAME = 'mf-records';
const registry = aRegistry(aRemote());

/** A page in which the remote was shown before, and is too old for it now. */
const openBehind = async () => {
  // jsdom can’t leave its page: it says so instead.
  const reloads = jest.spyOn(console, 'error').mockImplementation(() => {});
  const loader = new RemoteLoader(registry, fakePorts(registry));
  await loader.load(NAME);
  loader.markShown(NAME);
  const { unmount } = renderHook(() => useReloadWhenOutdated(NAME, 'stale'), {
    wrapper: ({ children }) => <LoaderProvider value={{ registry, loader }}>{children}</LoaderProvider>,
  });
  return { reloads, leave: unmount };
};

/** What reloads is there, and has had its turn. */
const untilFetched = () => act(async () => void (await import('../updates/reload-once')));

beforeEach(() => sessionStorage.clear());

describe('a page that is too old for a remote', () => {
  it('is loaded again', async () => {
    const { reloads } = await openBehind();
    await untilFetched();
    expect(reloads).toHaveBeenCalledTimes(1);
    reloads.mockRestore();
  });

  it('is left where it goes, once somebody has gone on meanwhile', async () => {
    const { reloads, leave } = await openBehind();
    leave();
    await untilFetched();
    expect(reloads).not.toHaveBeenCalled();
    reloads.mockRestore();
  });
});
