import { scryptSync } from 'node:crypto';
import { hashPassword, NO_ACCOUNT, passwordFits } from './password';

test('a password is kept as a salted hash of its own, at the cost that OWASP advises, and fits itself alone', async () => {
  const [first, second] = [await hashPassword('un mot'), await hashPassword('un mot')];
  expect(first).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(second).not.toBe(first);
  expect(await passwordFits(first, 'un mot')).toBe(true);
  expect([await passwordFits(first, 'Un mot'), await passwordFits(first, 'un mot ')]).toEqual([false, false]);
});

test('a password that was kept at another cost still fits, and what is no hash never does', async () => {
  const salt = Buffer.from('un sel');
  const hash = scryptSync('un mot', salt, 32, { N: 1024, r: 8, p: 1 });
  const former = `scrypt$1024$8$1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
  expect(await passwordFits(former, 'un mot')).toBe(true);
  expect(await passwordFits(former, 'un autre')).toBe(false);
  expect(await passwordFits('', '')).toBe(false);
  expect(await passwordFits('un mot', 'un mot')).toBe(false);
});

test('a name that nobody has costs what an account of the school costs, and lets nobody in', async () => {
  const costOf = (stored: string) => stored.split('$').slice(0, 4);
  const stored = await hashPassword('un mot');
  expect(costOf(NO_ACCOUNT)).toEqual(costOf(stored));
  expect(NO_ACCOUNT).toHaveLength(stored.length);
  expect(await passwordFits(NO_ACCOUNT, '')).toBe(false);
});
