import { clear, createStore, del, entries, get, set } from 'idb-keyval';
import { DAY_MS } from 'shared-contract/base/days';
import { OFFLINE_DATABASE } from 'shared-contract/own-data/page-paths';
import { open, type Sealed, seal } from './seal';

/** An answer that a screen was given, and when: epoch milliseconds. */
export interface SeenAnswer {
  path: string;
  answer: unknown;
  at: number;
}

/** Days after which a copy is erased, from the choice. */
export const COPY_DAYS = 14;

/** The person's choice on this device, and what opens the copy. */
export interface Choice {
  /** Of the session that gave the key. */
  AppareilID: string;
  key: CryptoKey;
  /** Epoch milliseconds. */
  since: number;
}

const CHOICE = 'choix';
const store = createStore(OFFLINE_DATABASE, 'copie');

/** Throws away the key first, then all that it opened. */
export const eraseStore = async (): Promise<void> => {
  await del(CHOICE, store);
  await clear(store);
};

/** A clock that was set back makes no copy younger. */
const isOver = ({ since }: Choice): boolean => Math.abs(Date.now() - since) > COPY_DAYS * DAY_MS;

/** The choice on this device; one that is too old is erased with its copy, and is none. */
export const readChoice = async (): Promise<Choice | null> => {
  const choice = await get<Choice>(CHOICE, store);
  if (!choice) return null;
  if (!isOver(choice)) return choice;
  await eraseStore();
  return null;
};

/** Begins a copy: nothing of one before is left. */
export const beginCopy = async (choice: Choice): Promise<void> => {
  await eraseStore();
  await set(CHOICE, choice, store);
};

/** When the copy is erased: epoch milliseconds. */
export const endOf = ({ since }: Choice): number => since + COPY_DAYS * DAY_MS;

/** Keeps an answer that was seen, in place of an older one; nothing where the choice is gone meanwhile. */
export const putSeen = async ({ path, answer, at }: SeenAnswer): Promise<void> => {
  const choice = await readChoice();
  if (!choice) return;
  await set(path, await seal(choice.key, path, { at, answer }), store);
  // Erased in another tab while this was being sealed.
  if (!(await get(CHOICE, store))) await eraseStore();
};

const isSeen = (value: unknown): value is Omit<SeenAnswer, 'path'> =>
  typeof value === 'object' && value !== null && 'at' in value && 'answer' in value;

/** All that is kept on this device; what can't be opened is left out. */
export const readCopy = async (): Promise<SeenAnswer[]> => {
  const choice = await readChoice();
  if (!choice) return [];
  const kept = await entries<string, Sealed>(store);
  const opened = await Promise.all(
    kept
      .filter(([path]) => path !== CHOICE)
      .map(async ([path, sealed]) => {
        const value = await open(choice.key, path, sealed).catch(() => null);
        return isSeen(value) ? [{ path, at: value.at, answer: value.answer }] : [];
      }),
  );
  return opened.flat();
};
