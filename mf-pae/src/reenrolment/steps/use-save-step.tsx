import { type ApiError, refreshEndpoints } from 'shared-auth';
import { useBinding } from 'shared-auth/binding';
import { useWrite } from 'shared-auth/write';
import type { Binding } from 'shared-contract/base/binding';
import type { BodyOf } from 'shared-contract/base/endpoint';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { eventsAccess } from 'shared-contract/portal/endpoints';
import type { saveGrant, saveMaster, saveThirdLanguage } from 'shared-contract/reinscription/endpoints';
import type { Reenrolment } from 'shared-contract/reinscription/reinscription';
import type { Fact } from 'shared-ui';
import type { SubmitOutcome } from 'shared-ui/form';
import { ANSWERS_TEXTS } from '../../texts/reenrolment-answers';
import { STEP_READS } from '../use-reenrolment';
import { RecapFacts } from './recap';
import type { DraftPart, StepProps } from './step-props';

type StepEndpoint = typeof saveGrant | typeof saveThirdLanguage | typeof saveMaster;

const readFlags = () => refreshEndpoints([eventsAccess]);

/** Another tab finished the wizard: the flags say so, and the page goes on to the programme. */
const followFlags = ({ code }: ApiError): void => {
  if (code === PROBLEM_CODES.reenrolmentFinished) void readFlags();
};

interface StepOptions<E extends StepEndpoint> {
  /** Where it is not the last step. */
  goOn: E;
  /** The same call, as the act that ends the wizard. */
  finish: E & Binding;
  part: DraftPart;
  /** What is answered here, in words. */
  say: (answers: BodyOf<E>) => Fact;
}

type Step = Pick<StepProps, 'data' | 'draft' | 'isLast' | 'onNext' | 'onEnd'>;

/**
 * Sends the answer of a step from 3 to 5, kept until then in this part of the draft, and goes on. The last one asks
 * first; after it the draft goes and the flags are read again, which ends the first access.
 */
export const useSaveStep = <E extends StepEndpoint>(
  { goOn, finish, part, say }: StepOptions<E>,
  { data, draft, isLast, onNext, onEnd }: Step,
) => {
  const follow = async ({ Etape }: Reenrolment): Promise<void> => {
    if (Etape !== null) return;
    await draft.discard();
    await readFlags();
  };
  const shared = { refreshes: STEP_READS, onRefused: followFlags };
  const { run } = useWrite(goOn, {
    ...shared,
    // The next step says it: its heading takes the focus.
    success: null,
    onSaved: async (answer) => {
      await follow(answer);
      draft.update({ [part]: undefined });
      onNext();
    },
  });
  const { ask, dialog } = useBinding(finish, {
    ...shared,
    // The page that comes next says it.
    success: null,
    onSaved: async (answer) => {
      onEnd();
      await follow(answer);
    },
  });
  const end = (answers: BodyOf<E>) =>
    ask({
      ...ANSWERS_TEXTS.confirm,
      summary: <RecapFacts data={data} isBeforeEnd answer={say(answers)} />,
      size: 'lg',
      body: () => answers,
    });
  const save = async (answers: BodyOf<E>): Promise<SubmitOutcome> =>
    (await (isLast ? end(answers) : run(answers))).outcome;
  return { save, dialog };
};
