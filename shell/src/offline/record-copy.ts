import { read } from 'shared-auth';
import { subscribeToReads } from 'shared-auth/host';
import { eraseCopy, isCopied, putAnswer, readChoice } from 'shared-auth/offline';
import { devices } from 'shared-contract/own-data/endpoints';

/** Device id of the current session; null while viewing a student, or when it can't be read. */
const currentDeviceId = async (): Promise<string | null> => {
  const list = await read(devices).catch(() => []);
  return list.find(({ EstCeluiCi }) => EstCeluiCi)?.AppareilID ?? null;
};

/** Records every API answer of this page into the device's offline copy, if it belongs to the current session. */
export const recordOfflineCopy = async (): Promise<void> => {
  const choice = await readChoice();
  const here = choice && (await currentDeviceId());
  if (!here) return;
  if (here !== choice.AppareilID) {
    await eraseCopy();
    return;
  }
  subscribeToReads((seen) => {
    // A disk that is full keeps less: the page itself is not concerned.
    if (isCopied(seen.path)) putAnswer(seen).catch(() => {});
  });
};
