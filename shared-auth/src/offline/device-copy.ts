import type { DeviceKey } from 'shared-contract/own-data/answers';
import { SERVICE_WORKER_PATH } from 'shared-contract/own-data/page-paths';
import { beginCopy, endOf, eraseStore, readChoice } from './copy-store';
import { importKey } from './seal';

/** Whether this browser can keep a copy: over https, with its storage and its workers. */
export const canKeepCopy = (): boolean =>
  'serviceWorker' in navigator && 'indexedDB' in globalThis && 'subtle' in crypto;

/** Since when this device keeps a copy and until when, epoch milliseconds; null where it keeps none. */
export const copyOnDevice = async (): Promise<{ since: number; until: number } | null> => {
  const choice = await readChoice();
  return choice && { since: choice.since, until: endOf(choice) };
};

/** Erases the copy of this device, its key, and what shows it. */
export const eraseCopy = async (): Promise<void> => {
  await eraseStore();
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
};

/** From now on this device keeps what its person sees; throws, and keeps nothing, where the browser refuses. */
export const keepCopy = async ({ AppareilID, Cle }: DeviceKey): Promise<void> => {
  await beginCopy({ AppareilID, key: await importKey(Cle), since: Date.now() });
  try {
    await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { scope: '/', updateViaCache: 'none' });
  } catch (error) {
    await eraseStore();
    throw error;
  }
};
