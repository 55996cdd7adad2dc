import { useCallback } from 'react';
import { type ApiError, apiPost, refreshPaths, useSave } from 'shared-auth';
import { useRequestKey } from 'shared-auth/request-key';
import { STARTUP_PATHS } from 'shared-contract';
import { PROBLEM_CODES } from 'shared-contract/base/problem-codes';
import type { Reenrolment } from 'shared-contract/reinscription/reinscription';
import { REENROLMENT_TEXTS } from '../../reenrolment-texts';
import { STATE_CALL, STEP_READS } from '../use-reenrolment';

/** Another tab finished the wizard: the flags say so, and the page goes on to the programme. */
const followFlags = (error: ApiError): void => {
  if (error.code === PROBLEM_CODES.reenrolmentFinished) void refreshPaths([STARTUP_PATHS.events]);
};

/**
 * Sends the answer of a step from 3 to 5. After the last one the draft goes and the flags are read again, which
 * ends the first access; resolves to the new state, or to false when it failed and was said.
 */
export const useSaveStep = (discardDraft: () => Promise<void>) => {
  const save = useSave();
  const { keyOf, onRefusal } = useRequestKey();
  return useCallback(
    async (step: 3 | 4 | 5, isLast: boolean, answers: object): Promise<Reenrolment | false> => {
      const options = { idempotencyKey: keyOf([step, answers]) };
      const state = await save(() => apiPost<Reenrolment>(`${STATE_CALL}0${step}`, answers, options), {
        ...(isLast ? { success: REENROLMENT_TEXTS.done } : {}),
        refresh: STEP_READS,
        onError: (error) => {
          onRefusal(error);
          followFlags(error);
        },
      });
      if (state && state.Etape === null) {
        await discardDraft();
        await refreshPaths([STARTUP_PATHS.events]);
      }
      return state;
    },
    [save, keyOf, onRefusal, discardDraft],
  );
};
