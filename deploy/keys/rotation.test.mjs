import { changeRegistry, readRegistry, verifyEntry } from 'release-store';
import { teamsOfTests } from '../testing/teams.mjs';

const { at, run, keyOf, team, as, trust, ship } = teamsOfTests();
const kids = () => trust().keys;

test('a key is replaced while every server that looks goes on with what stands under the one before', async () => {
  await team('mf-orders');
  as('mf-orders');
  await ship('un');
  const releases = at('releases');
  /** @type {(value?: unknown) => void} */
  let letGo = () => {};
  // Another command holds the registry, so that nothing can be signed anew yet.
  const held = changeRegistry(releases, { remote: 'mf-records', action: 'promote' }, async (entry) => {
    await new Promise((resolve) => {
      letGo = resolve;
    });
    return entry;
  });
  const rotation = run('key', 'rotate', 'mf-orders', '--to', keyOf('mf-orders'));
  while (kids().length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  const since = () => {
    const entry = readRegistry(releases).remotes['mf-orders'];
    return entry && verifyEntry(trust(), 'mf-orders', entry);
  };
  expect(await since()).toBeGreaterThan(0);
  expect(kids().map(({ state }) => state)).toEqual([undefined, undefined]);
  letGo();
  await held;
  expect(await rotation).toBe(0);
  expect(kids().map(({ state }) => state)).toEqual(['retired', undefined]);
  expect(await since()).toBeGreaterThan(0);
});
