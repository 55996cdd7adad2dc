import { useState } from 'react';
import type { DraftHandle } from 'shared-auth';
import { nextReenrolmentStep } from 'shared-contract/reinscription/reinscription';
import { Box, Stack, Text, usePreload } from 'shared-ui';
import { Steps } from 'shared-ui/stepper';
import { REENROLMENT_TEXTS } from '../texts/reenrolment';
import { AddressDialog } from './lines/late-parts';
import { FormStep } from './steps/late-steps';
import { StepAddresses } from './steps/step-addresses';
import { StepContacts } from './steps/step-contacts';
import type { StepProps } from './steps/step-props';
import { StepStart } from './steps/step-start';
import type { WizardData } from './use-reenrolment';
import { useWizardDraft } from './use-wizard-draft';
import { resumedStep, shownSteps, stepsOf } from './wizard-steps';

/** The steps before the first that is a form. */
const VIEWS = [StepStart, StepAddresses, StepContacts];

export interface WizardProps {
  data: WizardData;
  /** What an earlier visit left; already read. */
  draft: DraftHandle;
  onEnd: StepProps['onEnd'];
}

/** The wizard from its start to its last step; where one stands is kept on the server (S1 §4). */
export const Wizard = ({ data, draft: handle, onEnd }: WizardProps) => {
  const draft = useWizardDraft(handle);
  const steps = stepsOf(data);
  // Both forms are one file.
  usePreload(AddressDialog);
  usePreload(FormStep);
  const [step, setStep] = useState(() => resumedStep(data, draft.read().etape));
  const [hasMoved, setHasMoved] = useState(false);

  const goTo = (next: number) => {
    setStep(next);
    setHasMoved(true);
    draft.update({ etape: next });
  };
  const next = nextReenrolmentStep(steps, step);
  const props: StepProps = {
    data,
    draft,
    isLast: next === null,
    takesFocus: hasMoved,
    onPrevious: () => goTo(steps.findLast((one) => one < step) ?? 0),
    onNext: () => goTo(next ?? step),
    onEnd,
  };
  const View = VIEWS[step];
  return (
    <Stack gap="0" maxW="46rem">
      {step > 0 && (
        <Box as="nav" aria-label={REENROLMENT_TEXTS.progress}>
          <Steps
            steps={shownSteps(steps, step)}
            note={REENROLMENT_TEXTS.remaining(steps.filter((one) => one > step).length)}
          />
        </Box>
      )}
      {View ? <View key={step} {...props} /> : <FormStep key={step} step={step} {...props} />}
      {!draft.isSafe && (
        <Text role="status" size="sm" tone="danger" mt="3">
          {REENROLMENT_TEXTS.unsafe}
        </Text>
      )}
    </Stack>
  );
};
