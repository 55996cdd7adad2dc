import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestDatabase } from '../testing/database';
import type { Database } from './client';
import { MIGRATIONS_DIR } from './migrations-dir';
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

test('a portal that is brought up to date keeps the keys that it had beside the demo’s sign-ins', async () => {
  await db.pool.query(
    `insert into oidc_payloads (model, id, payload) values ('Secret', 'demo', '{"key":"old"}'), ('Session', 'x', '{}')`,
  );
  const [, copy = ''] = readFileSync(join(MIGRATIONS_DIR, '0001_secrets.sql'), 'utf8').split(
    '--> statement-breakpoint',
  );
  await db.pool.query(copy);
  expect(await sharedSecret(db.orm, 'demo', () => ({ key: 'new' }))).toEqual({ key: 'old' });
  expect(await sharedSecret(db.orm, 'x', () => ({ key: 'new' }))).toEqual({ key: 'new' });
});
