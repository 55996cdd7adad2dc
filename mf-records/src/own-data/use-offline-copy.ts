import { useCallback, useEffect, useState } from 'react';
import { read } from 'shared-auth';
import { enableCopy, eraseCopy, getCopyStatus } from 'shared-auth/offline';
import { formatInstant } from 'shared-contract/base/dates';
import { deviceKey } from 'shared-contract/own-data/endpoints';
import { OWN_DATA_TEXTS } from '../texts/own-data';

const texts = OWN_DATA_TEXTS.kept;

/** Creation and expiry of the copy, formatted. */
interface OfflineCopy {
  since: string;
  until: string;
}

const inWords = (at: number): string => formatInstant(new Date(at).toISOString());

const readCopyStatus = async (): Promise<OfflineCopy | null> => {
  const copy = await getCopyStatus();
  return copy && { since: inWords(copy.since), until: inWords(copy.until) };
};

/** Status of this device's copy: undefined while loading, null without one. */
export const useOfflineCopy = () => {
  const [copy, setCopy] = useState<OfflineCopy | null | undefined>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  useEffect(() => {
    let isGone = false;
    const tell = (found: OfflineCopy | null) => {
      if (!isGone) setCopy(found);
    };
    readCopyStatus().then(tell, () => tell(null));
    return () => {
      isGone = true;
    };
  }, []);

  const change = useCallback(async (act: () => Promise<void>, failed: string, done: string) => {
    setIsBusy(true);
    setFailure(null);
    setSaid('');
    try {
      await act();
      setSaid(done);
    } catch {
      setFailure(failed);
    }
    setCopy(await readCopyStatus().catch(() => null));
    setIsBusy(false);
  }, []);

  const keep = () => change(async () => enableCopy(await read(deviceKey)), texts.failed, texts.on);
  const erase = () => change(eraseCopy, texts.failedErase, texts.erased);
  return { copy, isBusy, failure, said, keep, erase };
};
