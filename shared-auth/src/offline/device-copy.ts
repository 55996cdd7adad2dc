import type { DeviceKey } from 'shared-contract/own-data/answers';
import { SERVICE_WORKER_PATH } from 'shared-contract/own-data/page-paths';
import { createCopy, eraseStore, expiryOf, readChoice } from './copy-store';
import { importKey } from './encrypt';

/** True when the browser supports the offline copy: https, IndexedDB, service workers. */
export const isCopySupported = (): boolean =>
  'serviceWorker' in navigator && 'indexedDB' in globalThis && 'subtle' in crypto;

/** Creation and expiry of this device's copy, epoch milliseconds; null without a copy. */
export const getCopyStatus = async (): Promise<{ since: number; until: number } | null> => {
  const choice = await readChoice();
  return choice && { since: choice.since, until: expiryOf(choice) };
};

/** Erases the copy, its key and the service worker. */
export const eraseCopy = async (): Promise<void> => {
  await eraseStore();
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
};

/** Enables the offline copy on this device; throws, and stores nothing, when the browser refuses. */
export const enableCopy = async ({ AppareilID, Cle }: DeviceKey): Promise<void> => {
  await createCopy({ AppareilID, key: await importKey(Cle), since: Date.now() });
  try {
    await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { scope: '/', updateViaCache: 'none' });
  } catch (error) {
    await eraseStore();
    throw error;
  }
};
