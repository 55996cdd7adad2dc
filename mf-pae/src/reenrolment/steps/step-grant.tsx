import { finishWithGrant, saveGrant } from 'shared-contract/reinscription/endpoints';
import { late } from 'shared-ui';
import { RadioGroup, TextField, useFormState, YES_NO } from 'shared-ui/form';
import { ANSWERS_TEXTS } from '../../texts/reenrolment-answers';
import { GrantFile } from './grant-file';
import { grantText } from './recap';
import { StepForm } from './step-form';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { useSaveStep } from './use-save-step';

const texts = ANSWERS_TEXTS.grant;

const grantSchema = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/reinscription/schemas').then((all) => ({
    default: all.grantSchema,
  })),
);

const Details = ({ storedName }: { storedName: string | null }) => {
  const { values } = useFormState({ subscription: { values: true } });
  if (values['HasBourse'] !== true) return null;
  return (
    <>
      <TextField name="BourseNumBourse" label={texts.number} hint={texts.numberHint} width="18rem" optional />
      <GrantFile storedName={storedName} />
    </>
  );
};

/** Step 3: number and file are asked for, not required (CONTRACT §5.7). */
export const StepGrant = ({ takesFocus, ...props }: StepProps) => {
  const { save, dialog } = useSaveStep(
    {
      goOn: saveGrant,
      finish: finishWithGrant,
      part: 'bourse',
      say: (answers) => ({ label: ANSWERS_TEXTS.recap.grant, value: grantText(answers) }),
    },
    props,
  );
  const { HasBourse, BourseNumBourse, BourseFichierID, BourseFichierNom } = props.data.state;
  return (
    <StepFrame title={texts.title} lead={texts.lead} takesFocus={takesFocus}>
      <StepForm
        {...props}
        schema={grantSchema}
        label={texts.title}
        part="bourse"
        onSubmit={save}
        start={{ HasBourse: HasBourse ?? false, BourseNumBourse, BourseFichierID }}
      >
        <RadioGroup name="HasBourse" label={texts.ask} options={YES_NO} inline />
        <Details storedName={BourseFichierNom} />
      </StepForm>
      {dialog}
    </StepFrame>
  );
};
