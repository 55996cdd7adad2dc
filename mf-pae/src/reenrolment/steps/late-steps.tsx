import { latePart } from 'shared-auth/late-part';
import { SkeletonCards } from 'shared-ui';
import type { FormStepProps } from './form-step';
import type { RecapProps } from './recap';

const skeleton = <SkeletonCards count={1} lines={6} />;

/** The steps that are a form: one begins at a list of what will be asked, then come addresses. */
export const FormStep = latePart<FormStepProps>(
  async () => (await import(/* webpackChunkName: "late-steps" */ './form-step')).FormStep,
  skeleton,
);

/** What was answered so far, for staff who look at the student. */
export const Recap = latePart<RecapProps>(
  async () => (await import(/* webpackChunkName: "late-recap" */ './recap')).Recap,
  skeleton,
);
