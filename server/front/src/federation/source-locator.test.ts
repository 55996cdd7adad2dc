import { gzipSync } from 'node:zlib';
import { createSourceLocator } from './source-locator';

/** A script of one line: column 10 is line 42 of our own source, column 30 line 7 of a package's. */
const MAP = {
  version: 3,
  sources: ['mf-orders/src/cart/cart.page.tsx', 'node_modules/.pnpm/x/index.js'],
  names: [],
  // [10,0,41,0],[30,1,6,0]
  mappings: 'UAyCA,oBCnCA',
};

const zipped = (content: unknown): Uint8Array => gzipSync(JSON.stringify(content));

const told = { name: 'mf-orders', version: '2' };

const finderOf = (kept: Record<string, Uint8Array | null>) => {
  const asked: string[] = [];
  const find = createSourceLocator({
    sourceMaps: async (remote, version) => {
      asked.push(`${remote}/${version}`);
      return kept[`${remote}/${version}`] ?? null;
    },
    registry: async () => ({
      revision: 1,
      remotes: { shell: { version: 'b', previous: 'a', enabled: true, message: null } },
    }),
  });
  return { find, asked };
};

describe('the place of an error', () => {
  const ofOrders = { 'mf-orders/2': zipped({ '12.js': MAP }) };

  it('is the file and the line of the source', async () => {
    const { find } = finderOf(ofOrders);
    expect(await find(['/r/mf-orders/2/12.js:1:12'], told)).toBe('mf-orders/src/cart/cart.page.tsx:42');
  });

  it('is of our own code, where any of its frames is', async () => {
    const { find } = finderOf(ofOrders);
    const frames = ['/r/mf-orders/2/12.js:1:32', '/r/mf-orders/2/12.js:1:11'];
    expect(await find(frames, told)).toBe('mf-orders/src/cart/cart.page.tsx:42');
    expect(await find(frames.slice(0, 1), told)).toBe('node_modules/.pnpm/x/index.js:7');
  });

  it('is looked for in the shell that is in service, and in the one before', async () => {
    const { find, asked } = finderOf({ 'shell/a': zipped({ 'main.js': MAP }) });
    expect(await find(['/assets/main.js:1:12'], told)).toBe('mf-orders/src/cart/cart.page.tsx:42');
    expect(asked).toEqual(['shell/b', 'shell/a']);
  });

  it('is never looked for in another version than the one that is told of', async () => {
    const { find, asked } = finderOf(ofOrders);
    const frames = ['/r/mf-orders/1/12.js:1:12', '/r/mf-pae/2/12.js:1:12', '/r/../../12.js:1:12'];
    expect(await find(frames, told)).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each([
    ['a map that is missing', null],
    ['maps of another shape', zipped({ '12.js': { version: 2 } })],
    ['what is no archive', Buffer.from('rien')],
    ['what is no JSON', gzipSync('rien')],
    ['mappings that are none', zipped({ '12.js': { ...MAP, mappings: '' } })],
    ['maps of other scripts', zipped({ 'autre.js': MAP })],
  ])('is unknown with %s', async (_, kept) => {
    const { find } = finderOf({ 'mf-orders/2': kept });
    expect(await find(['/r/mf-orders/2/12.js:1:12', '/r/mf-orders/2/12.js:0:0'], told)).toBeNull();
  });

  it('is found again without reading the maps anew', async () => {
    const { find, asked } = finderOf(ofOrders);
    for (const column of [11, 12, 13]) await find([`/r/mf-orders/2/12.js:1:${column}`], told);
    expect(asked).toEqual(['mf-orders/2']);
  });
});
