import { entryNotLoadedError, failingPorts, loaderWith, loadFailureKind } from '../testing/loader-fixtures';
import { type ProbeResult, probeUrl } from './classify-failure';

afterEach(() => {
  jest.restoreAllMocks();
});

const answering = (fetched: Promise<Response>): Promise<ProbeResult> => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(fetched);
  return probeUrl('/r/mf-records/1/remoteEntry.js');
};

describe('a look at a file that did not come', () => {
  it('tells a server that takes its time from a line that is cut', async () => {
    const late = Object.assign(new Error('too late'), { name: 'TimeoutError' });
    expect(await answering(Promise.reject(late))).toBe('slow');
    expect(await answering(Promise.reject(new TypeError('Failed to fetch')))).toBe('offline');
    expect(await answering(Promise.resolve(new Response(null, { status: 404 })))).toBe('missing');
  });

  it.each([
    ['slow', 'timeout'],
    ['offline', 'offline'],
  ] as const)('that is %s is called « %s »', async (found, kind) => {
    expect(
      await loadFailureKind(loaderWith({ ...failingPorts(entryNotLoadedError), probe: async () => found })),
    ).toBe(kind);
  });
});
