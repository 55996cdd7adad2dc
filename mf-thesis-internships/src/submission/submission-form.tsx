import { useState } from 'react';
import { type DraftHandle, useSession } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import type { ParameterValue } from 'shared-contract';
import { THESIS_LIMITS } from 'shared-contract/base/limits';
import { submitThesis, submitThesisAgain } from 'shared-contract/thesis/endpoints';
import { thesisSubmissionSchema } from 'shared-contract/thesis/schemas';
import { THESIS_TEXTS, type Thesis } from 'shared-contract/thesis/thesis';
import { Box, Card, CardBody, CardHeader, Section } from 'shared-ui';
import { useConfirm } from 'shared-ui/dialog';
import { Form, SelectField, TextArea } from 'shared-ui/form';
import { UploadSlots } from 'shared-ui/upload';
import { FormFoot } from '../shared/form-foot';
import { toOptions } from '../shared/options';
import { THESIS_READS } from '../shared/use-thesis';
import { TEXTS } from '../texts';
import { FileField } from './file-field';
import { initialValues } from './submission-values';

const texts = TEXTS.submission;

export interface SubmissionFormProps {
  thesis: Thesis;
  isSecondSession: boolean;
  draft: DraftHandle;
  disciplines: readonly ParameterValue[];
}

/** Definitive title, discipline and both files; asked once more before it binds (S1 §5). */
export const SubmissionForm = ({ thesis, isSecondSession, draft, disciplines }: SubmissionFormProps) => {
  const { Maintenant } = useSession();
  const { run } = useWrite(isSecondSession ? submitThesisAgain : submitThesis, {
    success: THESIS_TEXTS.thesisSaved,
    refreshes: THESIS_READS,
    onSaved: draft.discard,
  });
  const [confirm, dialog] = useConfirm();
  const [initial] = useState(() => initialValues(thesis, draft.draft, Maintenant));
  const title = isSecondSession ? texts.second : texts.section;
  return (
    <>
      <Form
        schema={thesisSubmissionSchema}
        label={title}
        initialValues={initial}
        onSubmit={async (values) => {
          const isMeant = await confirm({
            title: texts.confirmTitle,
            text: <p>{texts.confirmText}</p>,
            confirmLabel: texts.send,
            cancelLabel: texts.cancel,
          });
          return isMeant && (await run(values)).outcome;
        }}
      >
        <Card as="section">
          <CardHeader title={title} />
          <CardBody>
            <TextArea
              name="MemoireTitreDefinitif"
              label={texts.titleLabel}
              max={THESIS_LIMITS.titleMax}
              rows={3}
            />
            <SelectField
              name="DisciplineMemoireID"
              label={texts.discipline}
              options={toOptions(disciplines)}
            />
          </CardBody>
        </Card>
        <Box mt="6">
          <Section title={texts.files}>
            <UploadSlots>
              <FileField slot="avec" label={texts.withAppendices} />
              <FileField slot="sans" label={texts.withoutAppendices} />
            </UploadSlots>
          </Section>
        </Box>
        <FormFoot draft={draft} icon="send" label={texts.send} />
      </Form>
      {dialog}
    </>
  );
};
