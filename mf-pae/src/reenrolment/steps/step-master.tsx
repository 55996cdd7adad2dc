import { finishWithMaster, saveMaster } from 'shared-contract/reinscription/endpoints';
import type { Reenrolment } from 'shared-contract/reinscription/reinscription';
import { Alert, late } from 'shared-ui';
import { RadioGroup, useFormState } from 'shared-ui/form';
import { ANSWERS_TEXTS } from '../../texts/reenrolment-answers';
import { StepForm } from './step-form';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { useSaveStep } from './use-save-step';

const diplomaSchema = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/reinscription/schemas').then((all) => ({
    default: all.diplomaSchema,
  })),
);

const texts = ANSWERS_TEXTS.master;

/** What follows the choice of a master whose units are not in the portal: nothing is to be composed. */
const EndNote = ({ masters }: { masters: Reenrolment['DiplomeID'] }) => {
  const { values } = useFormState({ subscription: { values: true } });
  const chosen = masters.find(({ ID }) => ID === values['DiplomeID']);
  if (chosen?.HasProgramme !== false) return null;
  return (
    <Alert tone="info" live>
      {texts.endsHere}
    </Alert>
  );
};

/** Step 5: one of the masters proposed to this student (S1 §4). */
export const StepMaster = ({ takesFocus, ...props }: StepProps) => {
  const { DiplomeID: masters, DiplomeChoisiID } = props.data.state;
  const { save, dialog } = useSaveStep(
    {
      goOn: saveMaster,
      finish: finishWithMaster,
      part: 'master',
      say: ({ DiplomeID }) => ({
        label: ANSWERS_TEXTS.recap.master,
        value: masters.find(({ ID }) => ID === DiplomeID)?.Display,
      }),
    },
    props,
  );
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
          options={masters.map(({ ID, Display, HasProgramme }) => ({
            value: ID,
            label: Display,
            ...(HasProgramme ? {} : { detail: texts.withoutProgramme }),
          }))}
        />
        <EndNote masters={masters} />
      </StepForm>
      {dialog}
    </StepFrame>
  );
};
