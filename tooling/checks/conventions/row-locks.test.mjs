import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, SERVER } from '../../build/paths.mjs';

/**
 * A lock that also waits for whoever has inserted a row that refers to this one, so that two who insert first and lock
 * then wait for each other: a deadlock a second, of which the base picks one victim.
 */
const WHOLE_ROW = /\bfor update\b|\.for\(\s*'update'/i;

/** Erasing keeps new rows of the person out until it is over. */
const ERASING = join('server', 'exchange', 'src', 'erasure', 'erase-rows.queries.ts');

const sources = SERVER.flatMap((name) =>
  readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(name, 'src', file),
  ),
).filter((file) => /\.(ts|mjs)$/.test(file) && !/\.test\.|\/testing\//.test(file));

describe('a row that is locked', () => {
  it('lets others refer to it: « for no key update »', () => {
    expect(sources.filter((file) => WHOLE_ROW.test(readFileSync(join(root, file), 'utf8')))).toEqual([
      ERASING,
    ]);
  });

  it('is found however the lock is written', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(WHOLE_ROW.test("tx.select().from(comptes).for('update')")).toBe(true);
    expect(WHOLE_ROW.test('sql`select 1 FOR UPDATE of e`')).toBe(true);
    expect(WHOLE_ROW.test("tx.select().from(comptes).for('no key update')")).toBe(false);
    expect(WHOLE_ROW.test('sql`select 1 for no key update of e`')).toBe(false);
  });
});
