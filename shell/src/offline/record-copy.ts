import { read } from 'shared-auth';
import { watchSeen } from 'shared-auth/host';
import { eraseCopy, isKept, putSeen, readChoice } from 'shared-auth/offline';
import { devices } from 'shared-contract/own-data/endpoints';

/** Of the session that answers here; null while staff looks at somebody, or when that can't be known. */
const currentDeviceId = async (): Promise<string | null> => {
  const list = await read(devices).catch(() => []);
  return list.find(({ EstCeluiCi }) => EstCeluiCi)?.AppareilID ?? null;
};

/** Puts each answer that this page is given into the copy of this device, if it is of this session. */
export const recordOfflineCopy = async (): Promise<void> => {
  const choice = await readChoice();
  const here = choice && (await currentDeviceId());
  if (!here) return;
  if (here !== choice.AppareilID) {
    await eraseCopy();
    return;
  }
  watchSeen((seen) => {
    // A disk that is full keeps less: the page itself is not concerned.
    if (isKept(seen.path)) putSeen(seen).catch(() => {});
  });
};
