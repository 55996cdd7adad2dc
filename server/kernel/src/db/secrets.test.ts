import { openTestDatabase } from 'server-testing/database';
import type { Database } from './client';
import { sharedSecret } from './secrets.queries';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 240_000);
afterAll(() => db.close());

test('the first process that asks for a key makes it, the others get the same', async () => {
  expect(await sharedSecret(db.orm, 'reports', () => ({ key: 'a' }))).toEqual({ key: 'a' });
  expect(await sharedSecret(db.orm, 'reports', () => ({ key: 'b' }))).toEqual({ key: 'a' });
  expect(await sharedSecret(db.orm, 'testers', () => ({ key: 'c' }))).toEqual({ key: 'c' });
});
