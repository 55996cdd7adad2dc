import { missingForGrant, reenrolmentSteps } from 'shared-contract/reinscription/reinscription';
import { REENROLMENT_TEXTS } from '../texts/reenrolment';
import type { WizardData } from './use-reenrolment';

/** Steps of this student, as numbers of S1 §2. */
export const stepsOf = ({ state }: WizardData): number[] => reenrolmentSteps(state);

/** The furthest step that may be shown: the address and the e-mail address come first (S1 §5). */
const reachable = (data: WizardData): number =>
  missingForGrant(data.addresses, data.means)?.step ?? Number.POSITIVE_INFINITY;

/** Where to go on: the step that was left, or the server's next one, no further than what is filled in allows. */
export const resumedStep = (data: WizardData, kept: number | undefined): number => {
  const wanted = Math.min(kept ?? data.state.Etape ?? 0, reachable(data));
  return stepsOf(data).findLast((step) => step <= wanted) ?? 0;
};

/** The steps after the start and the programme they lead to, as the stepper shows them. */
export const shownSteps = (steps: readonly number[], current: number) => [
  ...steps
    .filter((step) => step > 0)
    .map((step) => ({
      label: REENROLMENT_TEXTS.steps[step] ?? '',
      state: step < current ? ('done' as const) : step === current ? ('current' as const) : ('todo' as const),
    })),
  { label: REENROLMENT_TEXTS.programme, state: 'todo' as const },
];
