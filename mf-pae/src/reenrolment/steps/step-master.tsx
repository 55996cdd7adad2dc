import { saveMaster } from 'shared-contract/reinscription/endpoints';
import { diplomaSchema } from 'shared-contract/reinscription/schemas';
import { RadioGroup } from 'shared-ui/form';
import { REENROLMENT_TEXTS } from '../../reenrolment-texts';
import { StepForm } from './step-form';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { useSaveStep } from './use-save-step';

const texts = REENROLMENT_TEXTS.master;

/** Step 5: one of the masters proposed to this student (S1 §4). */
export const StepMaster = ({ takesFocus, ...props }: StepProps) => {
  const save = useSaveStep(saveMaster, 'master', props);
  const { DiplomeID, DiplomeChoisiID } = props.data.state;
  return (
    <StepFrame title={texts.title} lead={texts.lead} takesFocus={takesFocus}>
      <StepForm
        {...props}
        schema={diplomaSchema}
        label={texts.title}
        part="master"
        onSubmit={save}
        start={{ DiplomeID: DiplomeChoisiID }}
      >
        <RadioGroup
          name="DiplomeID"
          label={texts.ask}
          options={DiplomeID.map(({ ID, Display }) => ({ value: ID, label: Display }))}
        />
      </StepForm>
    </StepFrame>
  );
};
