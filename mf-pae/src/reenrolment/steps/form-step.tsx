import { StepGrant } from './step-grant';
import { StepLanguage } from './step-language';
import { StepMaster } from './step-master';
import type { StepProps } from './step-props';

export interface FormStepProps extends StepProps {
  /** From 3 to 5, as S1 §2 numbers them. */
  step: number;
}

const VIEWS = new Map([
  [3, StepGrant],
  [4, StepLanguage],
]);

/** The steps that are a form, in one file with what forms need. */
export const FormStep = ({ step, ...props }: FormStepProps) => {
  const View = VIEWS.get(step) ?? StepMaster;
  return <View {...props} />;
};
