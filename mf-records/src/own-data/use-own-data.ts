import { useEffect } from 'react';
import { useApi } from 'shared-auth';
import { dataCopies, devices } from 'shared-contract/own-data/endpoints';

/** Poll interval of a copy in preparation, milliseconds. */
const POLL_INTERVAL_MS = 3000;

/** The copies of her data; asked again while one is being made. */
export const useDataCopies = () => {
  const query = useApi(dataCopies);
  const { data, mutate } = query;
  const isMaking = data?.some(({ Etat }) => Etat === 'en_preparation') ?? false;
  useEffect(() => {
    if (!isMaking) return undefined;
    const timer = setInterval(() => void mutate(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isMaking, mutate]);
  return query;
};

/** The browsers in which she is signed in. */
export const useDevices = () => useApi(devices);
