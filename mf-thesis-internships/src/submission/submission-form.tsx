import { type RefObject, useEffect, useRef, useState } from 'react';
import { type DraftHandle, useSession } from 'shared-auth';
import { useBinding } from 'shared-auth/binding';
import type { ParameterValue } from 'shared-contract';
import { THESIS_LIMITS } from 'shared-contract/base/limits';
import { submitThesis, submitThesisAgain } from 'shared-contract/thesis/endpoints';
import { submissionQuestions } from 'shared-contract/thesis/plausibility';
import type { ThesisSubmission } from 'shared-contract/thesis/schemas';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { Box, Card, CardBody, CardHeader, Facts, late, Section } from 'shared-ui';
import { Form, SelectField, TextArea, useFormState } from 'shared-ui/form';
import { UploadSlots } from 'shared-ui/upload';
import { FormFoot } from '../shared/form-foot';
import { toOptions, wordsOf } from '../shared/options';
import { THESIS_READS } from '../shared/use-thesis';
import { SUBMISSION_TEXTS } from '../texts/submission';
import { FileField } from './file-field';
import { initialValues, type SubmissionValues } from './submission-values';

const thesisSubmissionSchema = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/thesis/schemas').then((all) => ({
    default: all.thesisSubmissionSchema,
  })),
);

const texts = SUBMISSION_TEXTS;

export interface SubmissionFormProps {
  thesis: Thesis;
  isSecondSession: boolean;
  draft: DraftHandle;
  disciplines: readonly ParameterValue[];
  onSubmitted: () => void;
}

type Files = SubmissionValues['Fichiers'];

/** Names and digests of the files, which the body of the submission does not hold. */
const FilesKept = ({ into }: { into: RefObject<Files> }) => {
  const { values } = useFormState<SubmissionValues>({ subscription: { values: true } });
  useEffect(() => {
    into.current = values.Fichiers;
  }, [into, values.Fichiers]);
  return null;
};

interface SummaryProps extends Pick<SubmissionFormProps, 'disciplines'> {
  values: ThesisSubmission;
  files: Files;
}

const Summary = ({ values, files, disciplines }: SummaryProps) => (
  <Facts
    columns={1}
    items={[
      { label: texts.titleLabel, value: values.MemoireTitreDefinitif },
      { label: texts.discipline, value: wordsOf(disciplines, values.DisciplineMemoireID) },
      { label: texts.withAppendices, value: files.avec?.name },
      { label: texts.withoutAppendices, value: files.sans?.name },
    ]}
  />
);

interface TitleCardProps extends Pick<SubmissionFormProps, 'disciplines'> {
  title: string;
}

const TitleCard = ({ title, disciplines }: TitleCardProps) => (
  <Card as="section">
    <CardHeader title={title} />
    <CardBody>
      <TextArea name="MemoireTitreDefinitif" label={texts.titleLabel} max={THESIS_LIMITS.titleMax} rows={3} />
      <SelectField name="DisciplineMemoireID" label={texts.discipline} options={toOptions(disciplines)} />
    </CardBody>
  </Card>
);

/** Definitive title, discipline and both files; asked once more before it binds (S1 §5). */
export const SubmissionForm = (props: SubmissionFormProps) => {
  const { thesis, isSecondSession, draft, disciplines, onSubmitted } = props;
  const { Maintenant } = useSession();
  const { ask, dialog } = useBinding(isSecondSession ? submitThesisAgain : submitThesis, {
    // The panel above the receipt says it.
    success: null,
    refreshes: THESIS_READS,
    onSaved: () => {
      onSubmitted();
      return draft.discard();
    },
  });
  const [initial] = useState(() => initialValues(thesis, draft.draft, Maintenant));
  const files = useRef<Files>(initial.Fichiers);
  const submit = async (values: ThesisSubmission) => {
    const { avec, sans } = files.current;
    const result = await ask({
      title: texts.confirmTitle,
      summary: <Summary values={values} files={files.current} disciplines={disciplines} />,
      final: texts.final,
      questions: submissionQuestions({
        title: values.MemoireTitreDefinitif,
        withAppendices: avec?.digest ?? null,
        withoutAppendices: sans?.digest ?? null,
      }),
      body: (Confirmations) => ({ ...values, Confirmations }),
    });
    return result.outcome;
  };
  const title = isSecondSession ? texts.second : texts.section;
  return (
    <>
      <Form schema={thesisSubmissionSchema} label={title} initialValues={initial} onSubmit={submit}>
        <TitleCard title={title} disciplines={disciplines} />
        <Box mt="6">
          <Section title={texts.files}>
            <UploadSlots>
              <FileField slot="avec" label={texts.withAppendices} />
              <FileField slot="sans" label={texts.withoutAppendices} />
            </UploadSlots>
          </Section>
        </Box>
        <FilesKept into={files} />
        <FormFoot draft={draft} icon="send" label={texts.send} />
      </Form>
      {dialog}
    </>
  );
};
