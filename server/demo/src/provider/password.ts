import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Stored {
  cost: { N: number; r: number; p: number };
  salt: Buffer;
  hash: Buffer;
}

const parse = (stored: string): Stored | null => {
  const [scheme, n, r, p, salt, hash] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !hash) return null;
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
};

const derive = ({ cost, salt, hash }: Stored, password: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, hash.length, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Whether a password fits `scrypt$N$r$p$salt$hash` (base64url); the work is done off the main thread. */
export const passwordFits = async (stored: string, password: string): Promise<boolean> => {
  const parsed = parse(stored);
  if (!parsed) return false;
  return timingSafeEqual(await derive(parsed, password), parsed.hash);
};

/** 16 MB and five passes, as OWASP advises for scrypt; a stored password keeps the cost that it was made with. */
const COST = { N: 16_384, r: 8, p: 5 };
const LENGTH = 32;

const write = (salt: Buffer, hash: Buffer): string => {
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
};

/** A hash that nothing fits, at the cost of a stored one: an unknown account takes the same time as a known one. */
export const NO_ACCOUNT = write(Buffer.alloc(16), Buffer.alloc(LENGTH));

/** A password as it is stored, with a salt of its own. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return write(salt, await derive({ cost: COST, salt, hash: Buffer.alloc(LENGTH) }, password));
};
