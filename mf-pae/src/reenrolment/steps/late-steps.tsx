import { asPart } from 'shared-auth/late';
import { late, SkeletonCards } from 'shared-ui';
import type { FormStepProps } from './form-step';
import type { RecapProps } from './recap';

const skeleton = <SkeletonCards count={1} lines={6} />;

/** The steps that are a form: one begins at a list of what will be asked, then come addresses. */
export const FormStep = late<FormStepProps>(
  async () => (await import(/* webpackChunkName: "late-steps" */ './form-step')).FormStep,
  asPart(skeleton),
);

/** What was answered so far, for staff who look at the student. */
export const Recap = late<RecapProps>(
  async () => (await import(/* webpackChunkName: "late-recap" */ './recap')).Recap,
  asPart(skeleton),
);
