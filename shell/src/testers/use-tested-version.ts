import { useState } from 'react';
import { send, useSave } from 'shared-auth';
import { leaveTests, tryVersion } from 'shared-contract/admin/endpoints';
import { TESTERS } from './texts';

/**
 * Changes what this person tries; the page is then loaded again, since what has run in it stays. The choice is a
 * cookie: a write that is sent again must set it again, so it carries no idempotency key.
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
