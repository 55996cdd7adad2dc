import { useRef, useState } from 'react';
import { useSave } from 'shared-auth';
import { useRequestKey } from 'shared-auth/request-key';
import type { RecuRef } from 'shared-contract';
import { EVENT_TEXTS } from 'shared-contract/exams/exams';

/** Runs a write under a key of its own; resolves to its answer, or to null when it was refused or got lost. */
export type Register = <T extends { Recu: RecuRef }>(
  request: unknown,
  write: (key: string) => Promise<T>,
) => Promise<T | null>;

/** What the two writes of the screen have in common: their texts, their keys, their receipt. */
export const useRegistration = () => {
  const save = useSave();
  const { keyOf, onRefusal } = useRequestKey();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const [receipt, setReceipt] = useState<RecuRef | null>(null);

  const register: Register = async (request, write) => {
    // The second half of a double click comes before the buttons are drawn anew.
    if (isRunning.current) return null;
    isRunning.current = true;
    setIsBusy(true);
    const answer = await save(() => write(keyOf(request)), {
      success: EVENT_TEXTS.registrationDone,
      failure: EVENT_TEXTS.registrationFailed,
      onError: onRefusal,
    });
    isRunning.current = false;
    setIsBusy(false);
    if (answer === false) return null;
    setReceipt(answer.Recu);
    return answer;
  };

  /** `receipt` is that of the last write of this visit. */
  return { isBusy, receipt, register };
};
