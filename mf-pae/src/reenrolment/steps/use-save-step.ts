import { type ApiError, refreshEndpoints } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import type { BodyOf } from 'shared-contract/base/endpoint';
import { PROBLEM_CODES } from 'shared-contract/base/problem-codes';
import { eventsAccess } from 'shared-contract/portal/endpoints';
import type { saveGrant, saveMaster, saveThirdLanguage } from 'shared-contract/reinscription/endpoints';
import type { SubmitOutcome } from 'shared-ui/form';
import { REENROLMENT_TEXTS } from '../../reenrolment-texts';
import { STEP_READS } from '../use-reenrolment';
import type { DraftPart, StepProps } from './step-props';

type StepEndpoint = typeof saveGrant | typeof saveThirdLanguage | typeof saveMaster;

const readFlags = () => refreshEndpoints([eventsAccess]);

/** Another tab finished the wizard: the flags say so, and the page goes on to the programme. */
const followFlags = ({ code }: ApiError): void => {
  if (code === PROBLEM_CODES.reenrolmentFinished) void readFlags();
};

/**
 * Sends the answer of a step from 3 to 5, kept until then in this part of the draft, and goes on. After the last one
 * the draft goes and the flags are read again, which ends the first access.
 */
export const useSaveStep = <E extends StepEndpoint>(
  endpoint: E,
  part: DraftPart,
  { draft, isLast, onNext }: Pick<StepProps, 'draft' | 'isLast' | 'onNext'>,
): ((answers: BodyOf<E>) => Promise<SubmitOutcome>) => {
  const { run } = useWrite(endpoint, {
    ...(isLast && { success: REENROLMENT_TEXTS.done }),
    refreshes: STEP_READS,
    onRefused: followFlags,
    onSaved: async ({ Etape }) => {
      if (Etape === null) {
        await draft.discard();
        await readFlags();
      }
      if (isLast) return;
      draft.update({ [part]: undefined });
      onNext();
    },
  });
  return async (answers) => (await run(answers)).outcome;
};
