import { useEffect } from 'react';
import { useApi } from 'shared-auth';
import { dataCopies, devices } from 'shared-contract/own-data/endpoints';

/** Milliseconds between two looks at a copy that is being made. */
const EVERY = 3000;

/** The copies of her data; asked again while one is being made. */
export const useDataCopies = () => {
  const query = useApi(dataCopies);
  const { data, mutate } = query;
  const isMaking = data?.some(({ Etat }) => Etat === 'en_preparation') ?? false;
  useEffect(() => {
    if (!isMaking) return undefined;
    const timer = setInterval(() => void mutate(), EVERY);
    return () => clearInterval(timer);
  }, [isMaking, mutate]);
  return query;
};

/** The browsers in which she is signed in. */
export const useDevices = () => useApi(devices);
