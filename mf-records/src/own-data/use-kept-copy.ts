import { useCallback, useEffect, useState } from 'react';
import { read } from 'shared-auth';
import { copyOnDevice, eraseCopy, keepCopy } from 'shared-auth/offline';
import { formatInstant } from 'shared-contract/base/dates';
import { deviceKey } from 'shared-contract/own-data/endpoints';
import { OWN_DATA_TEXTS } from '../texts/own-data';

const texts = OWN_DATA_TEXTS.kept;

/** When the copy began and when it ends, in words. */
interface KeptCopy {
  since: string;
  until: string;
}

const inWords = (at: number): string => formatInstant(new Date(at).toISOString());

const look = async (): Promise<KeptCopy | null> => {
  const copy = await copyOnDevice();
  return copy && { since: inWords(copy.since), until: inWords(copy.until) };
};

/** The copy of this device: undefined until that is known, null where there is none. */
export const useKeptCopy = () => {
  const [copy, setCopy] = useState<KeptCopy | null | undefined>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  useEffect(() => {
    let isGone = false;
    const tell = (found: KeptCopy | null) => {
      if (!isGone) setCopy(found);
    };
    look().then(tell, () => tell(null));
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
    setCopy(await look().catch(() => null));
    setIsBusy(false);
  }, []);

  const keep = () => change(async () => keepCopy(await read(deviceKey)), texts.failed, texts.on);
  const erase = () => change(eraseCopy, texts.failedErase, texts.erased);
  return { copy, isBusy, failure, said, keep, erase };
};
