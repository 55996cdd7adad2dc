import { useState } from 'react';
import { apiDelete, apiPost, useSave } from 'shared-auth';
import { TESTERS } from './texts';

/** Changes what this person tries; the page is then loaded again, since what has run in it stays. */
export const useTestedVersion = () => {
  const save = useSave();
  const [isBusy, setIsBusy] = useState(false);
  const change = async (write: () => Promise<unknown>) => {
    setIsBusy(true);
    const { success, failure } = TESTERS;
    const answer = await save(write, { success, failure });
    if (answer === false) setIsBusy(false);
    else window.location.reload();
  };
  return {
    isBusy,
    choose: (Nom: string, Version: string) => void change(() => apiPost('/admin/testeurs', { Nom, Version })),
    leave: () => void change(() => apiDelete('/admin/testeurs')),
  };
};
