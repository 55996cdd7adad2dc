import { clear, createStore, del, entries, get, set } from 'idb-keyval';
import { DAY_MS } from 'shared-contract/base/days';
import { OFFLINE_DATABASE } from 'shared-contract/own-data/page-paths';
import { decrypt, type EncryptedValue, encrypt } from './encrypt';

/** An answer given to a screen, with its time in epoch milliseconds. */
export interface RecordedAnswer {
  path: string;
  answer: unknown;
  at: number;
}

/** Lifetime of a copy from its creation, days. */
export const COPY_DAYS = 14;

/** Stored opt-in of this device, with the encryption key. */
export interface Choice {
  /** Of the session that gave the key. */
  AppareilID: string;
  key: CryptoKey;
  /** Epoch milliseconds. */
  since: number;
}

const CHOICE_KEY = 'choix';
const store = createStore(OFFLINE_DATABASE, 'copie');

/** Erases the key first, then the encrypted data. */
export const eraseStore = async (): Promise<void> => {
  await del(CHOICE_KEY, store);
  await clear(store);
};

/** Expired, or dated in the future (a clock set back must not extend the copy). */
const isExpired = ({ since }: Choice): boolean => Math.abs(Date.now() - since) > COPY_DAYS * DAY_MS;

/** Reads the opt-in; an expired one is erased with its copy and reads as none. */
export const readChoice = async (): Promise<Choice | null> => {
  const choice = await get<Choice>(CHOICE_KEY, store);
  if (!choice) return null;
  if (!isExpired(choice)) return choice;
  await eraseStore();
  return null;
};

/** Creates an empty copy; erases an earlier one. */
export const createCopy = async (choice: Choice): Promise<void> => {
  await eraseStore();
  await set(CHOICE_KEY, choice, store);
};

/** Expiry of the copy, epoch milliseconds. */
export const expiryOf = ({ since }: Choice): number => since + COPY_DAYS * DAY_MS;

/** Stores an answer unless a newer one is stored; does nothing once the opt-in is gone. */
export const putAnswer = async ({ path, answer, at }: RecordedAnswer): Promise<void> => {
  const choice = await readChoice();
  if (!choice) return;
  await set(path, await encrypt(choice.key, path, { at, answer }), store);
  // Erased in another tab while this was being sealed.
  if (!(await get(CHOICE_KEY, store))) await eraseStore();
};

const isRecordedAnswer = (value: unknown): value is Omit<RecordedAnswer, 'path'> =>
  typeof value === 'object' && value !== null && 'at' in value && 'answer' in value;

/** Reads every answer of the copy; those that can't be decrypted are skipped. */
export const readCopy = async (): Promise<RecordedAnswer[]> => {
  const choice = await readChoice();
  if (!choice) return [];
  const kept = await entries<string, EncryptedValue>(store);
  const opened = await Promise.all(
    kept
      .filter(([path]) => path !== CHOICE_KEY)
      .map(async ([path, sealed]) => {
        const value = await decrypt(choice.key, path, sealed).catch(() => null);
        return isRecordedAnswer(value) ? [{ path, at: value.at, answer: value.answer }] : [];
      }),
  );
  return opened.flat();
};
