import { openTestDatabase } from 'server-testing/database';
import { openSharedMemory } from './believed-entries.queries';

const entryOf = (version: string) => ({
  enabled: true,
  version,
  previous: null,
  message: null,
  signature: version,
});

it('keeps the newest entry of a remote, whoever writes last', async () => {
  const db = await openTestDatabase();
  const memory = openSharedMemory(db.orm);
  expect(await memory.read()).toEqual({});
  await memory.write('mf-orders', entryOf('1'), 1);
  await memory.write('mf-orders', entryOf('2'), 2);
  await memory.write('mf-orders', entryOf('1'), 1);
  expect(await memory.read()).toEqual({ 'mf-orders': entryOf('2') });
  await db.close();
}, 240_000);
