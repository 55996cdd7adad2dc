import { PARAMETERS_FAILURE, useParameters } from 'shared-auth';
import { finishWithLanguage, saveThirdLanguage } from 'shared-contract/reinscription/endpoints';
import { DEFAULT_THIRD_LANGUAGE } from 'shared-contract/reinscription/reinscription';
import { AsyncState, late, SkeletonLines } from 'shared-ui';
import { RadioGroup } from 'shared-ui/form';
import { ANSWERS_TEXTS } from '../../texts/reenrolment-answers';
import { StepForm } from './step-form';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { useSaveStep } from './use-save-step';

const thirdLanguageSchema = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/reinscription/schemas').then((all) => ({
    default: all.thirdLanguageSchema,
  })),
);

const texts = ANSWERS_TEXTS.language;
const LISTS = ['CoursLangue3ID'] as const;

/** Step 4: German when nothing was chosen (S1 §5). */
export const StepLanguage = ({ takesFocus, ...props }: StepProps) => {
  const lists = useParameters(LISTS);
  const languages = lists.valuesOf('CoursLangue3ID');
  const german = languages.find(({ Code }) => Code === DEFAULT_THIRD_LANGUAGE)?.ID ?? null;
  const { save, dialog } = useSaveStep(
    {
      goOn: saveThirdLanguage,
      finish: finishWithLanguage,
      part: 'langue',
      say: ({ CoursLangue3ID }) => ({
        label: ANSWERS_TEXTS.recap.language,
        value: languages.find(({ ID }) => ID === CoursLangue3ID)?.Display,
      }),
    },
    props,
  );
  return (
    <StepFrame title={texts.title} lead={texts.lead} takesFocus={takesFocus}>
      <AsyncState query={lists} errorTitle={PARAMETERS_FAILURE} skeleton={<SkeletonLines lines={4} />}>
        {() => (
          <StepForm
            {...props}
            schema={thirdLanguageSchema}
            label={texts.title}
            part="langue"
            onSubmit={save}
            start={{ CoursLangue3ID: props.data.state.CoursLangue3ID ?? german }}
          >
            <RadioGroup
              name="CoursLangue3ID"
              label={texts.ask}
              options={languages.map(({ ID, Display }) => ({ value: ID, label: Display }))}
            />
          </StepForm>
        )}
      </AsyncState>
      {dialog}
    </StepFrame>
  );
};
