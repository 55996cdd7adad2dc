import { around, sayAround } from './around.mjs';

const remotes = ['mf-livres', 'mf-orders', 'mf-pae', 'mf-records'];
const isBuilt = (/** @type {string} */ name) => name !== 'mf-pae';

describe('the domains around the one that is worked on', () => {
  it('are those that were built before, and none is built for it', () => {
    expect(around(['mf-livres'], { remotes, isBuilt })).toEqual({
      built: ['mf-livres', 'mf-orders', 'mf-records'],
      kept: ['mf-orders', 'mf-records'],
      missing: ['mf-pae'],
    });
    expect(around(remotes, { remotes, isBuilt })).toMatchObject({ kept: [], missing: [] });
  });

  it('are told, with how to have those that are missing', () => {
    const [kept, missing] = sayAround(around(['mf-livres'], { remotes, isBuilt }));
    expect(kept).toContain('mf-orders, mf-records');
    expect(missing).toContain('mf-pae (npm run build -- <domaine>)');
    expect(sayAround({ kept: [], missing: [] })).toEqual([]);
  });
});
