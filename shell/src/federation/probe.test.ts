import { failureOf, loaderWith, notLoaded, throwing } from '../testing/loader-fixtures';
import { type Probe, probeFile } from './name-failure';

afterEach(() => {
  jest.restoreAllMocks();
});

const answering = (fetched: Promise<Response>): Promise<Probe> => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(fetched);
  return probeFile('/r/mf-records/1/remoteEntry.js');
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
    expect(await failureOf(loaderWith({ ...throwing(notLoaded), probe: async () => found }))).toBe(kind);
  });
});
