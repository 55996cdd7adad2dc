import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../parse-json';
import { type ActiveRemote, isActiveRemote } from '../registry';
import { withReverted } from '../revert';
import { signJson, verifyJson } from './jws';
import { SERVER, type SigningKey } from './key-file';
import type { Trust, Use } from './trust';
import { Untrusted } from './untrusted';

/** Signed content: a remote's entry and its instant (epoch milliseconds, always increasing). */
interface SignedEntry {
  remote: string;
  at: number;
  entry: ActiveRemote;
  /** The signature of the entry that the server changed. */
  before?: string;
}

const isSignedEntry = (value: unknown): value is SignedEntry =>
  isRecord(value) &&
  typeof value.remote === 'string' &&
  typeof value.at === 'number' &&
  isActiveRemote(value.entry) &&
  (value.before === undefined || typeof value.before === 'string');

/** JSON form: without undefined fields. */
const plain = (entry: ActiveRemote): ActiveRemote => JSON.parse(JSON.stringify(entry));

/** The entry without its signature. */
const bareEntry = ({ signature: _, ...entry }: ActiveRemote): ActiveRemote => entry;

/** True when the change is a rollback, the only one that the server may sign. */
const isReturn = (before: ActiveRemote, after: ActiveRemote): boolean => {
  const expected = withReverted(before, after.reverted?.at(-1) ?? '');
  return expected !== before && isDeepStrictEqual(plain(expected), after);
};

/** How a refusal names the entry of a remote, in French. */
export const whatOf = (remote: string): string => `L’état de ${remote} dans le registre`;

type EntryUse = Exclude<Use, 'release'>;

const readToken = async (
  token: string,
  remote: string,
  trust: Trust,
  use: EntryUse,
): Promise<SignedEntry> => {
  const what = whatOf(remote);
  const { value, key } = await verifyJson(token, trust, { remote, use, what });
  if (!isSignedEntry(value) || value.remote !== remote)
    throw new Untrusted(`${what} porte la signature d’un autre domaine.`);
  if (key.owner !== SERVER) return value;
  const before = value.before && (await readToken(value.before, remote, trust, use));
  if (!before || before.at >= value.at || !isReturn(before.entry, value.entry))
    throw new Untrusted(`${what} est signé par le serveur, qui ne peut que retirer une version.`);
  return value;
};

/** The signature of an entry; throws where it has none. */
export const verifySigned = (remote: string, { signature }: ActiveRemote): string => {
  if (!signature) throw new Untrusted(`${whatOf(remote)} n’est pas signé.`);
  return signature;
};

/**
 * Since when an entry of the registry is as it is, epoch milliseconds; rejects where nobody who may has signed it, or
 * something else. One that a server saw before holds under a key that was replaced since.
 */
export const verifyEntry = async (
  trust: Trust,
  remote: string,
  entry: ActiveRemote,
  use: EntryUse = 'entry',
): Promise<number> => {
  const signed = await readToken(verifySigned(remote, entry), remote, trust, use);
  if (!isDeepStrictEqual(signed.entry, bareEntry(entry)))
    throw new Untrusted(`${whatOf(remote)} n’est plus ce qui a été signé.`);
  return signed.at;
};

/** The entry with its signature; `before` is what it was, and since when. */
export const signEntry = async (
  key: SigningKey,
  remote: string,
  entry: ActiveRemote,
  before: { entry: ActiveRemote | undefined; at: number },
): Promise<ActiveRemote> => {
  const bare = plain(bareEntry(entry));
  const signed: SignedEntry = {
    remote,
    at: Math.max(Date.now(), before.at + 1),
    entry: bare,
    ...(key.owner === SERVER && before.entry?.signature && { before: before.entry.signature }),
  };
  return { ...bare, signature: await signJson(key, signed) };
};
