import { reportShellError } from './browser-ports';

const thrown = (stack: string, name = 'TypeError') => Object.assign(new Error('x'), { stack, name });

const AT = 'TypeError: x\n    at a (https://portail.exemple/assets/main.0f.js:1:9)';

const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const before = globalThis.fetch;
beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = before;
});

it('tells of what the shell’s own code threw, by version and place', () => {
  reportShellError('1-aa', thrown(AT));
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
    name: 'shell',
    version: '1-aa',
    kind: 'evaluation',
    phase: 'render',
    places: ['/assets/main.0f.js:1:9'],
  });
});

it('tells nothing of a file that did not come, of a shell without a version, of scripts that are not the portal’s', () => {
  reportShellError('1-aa', thrown(AT, 'ChunkLoadError'));
  reportShellError(undefined, thrown(AT));
  reportShellError('1-aa', thrown('TypeError: x\n    at chrome-extension://abc/content.js:1:2'));
  expect(fetched).not.toHaveBeenCalled();
});
