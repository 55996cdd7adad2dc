import { useState } from 'react';
import { send, useSave } from 'shared-auth';
import { leaveTests, tryVersion } from 'shared-contract/admin/endpoints';
import { TESTERS } from './texts';

/**
 * Changes the version under test, then reloads the page. No idempotency key: a replayed response would not set the
 * cookie again.
 */
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
    choose: (Nom: string, Version: string) => void change(() => send(tryVersion, { Nom, Version })),
    leave: () => void change(() => send(leaveTests, undefined)),
  };
};
