import { useState } from 'react';
import { type DraftHandle, restoreDraft } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import type { ParameterValue } from 'shared-contract';
import { THESIS_LIMITS } from 'shared-contract/base/limits';
import { saveThesis } from 'shared-contract/thesis/endpoints';
import { thesisProvisionalSchema } from 'shared-contract/thesis/schemas';
import { firstDefenceSessions, THESIS_TEXTS } from 'shared-contract/thesis/thesis';
import { Card, CardBody, CardHeader } from 'shared-ui';
import { FieldRow, Form, SelectField, TextArea } from 'shared-ui/form';
import { FormFoot } from '../shared/form-foot';
import { toOptions } from '../shared/options';
import { THESIS_READS } from '../shared/use-thesis';
import { TEXTS } from '../texts';

const texts = TEXTS.thesis;

interface Values {
  MemoireID: number;
  MemoireTitre: string;
  MembrePersonnelID: number | null;
  LangueMemoireID: number | null;
  SessionID: number | null;
}

export interface ProvisionalFormProps {
  memoireId: number;
  draft: DraftHandle;
  supervisors: readonly ParameterValue[];
  languages: readonly ParameterValue[];
  sessions: readonly ParameterValue[];
}

/** Provisional title, supervisor, language and first defence (S1 §5); written once. */
export const ProvisionalForm = (props: ProvisionalFormProps) => {
  const { memoireId, draft, supervisors, languages, sessions } = props;
  const { run } = useWrite(saveThesis, {
    success: THESIS_TEXTS.thesisSaved,
    refreshes: THESIS_READS,
    onSaved: draft.discard,
  });
  const empty: Values = {
    MemoireID: memoireId,
    MemoireTitre: '',
    MembrePersonnelID: null,
    LangueMemoireID: null,
    SessionID: null,
  };
  const [initial] = useState(() => ({ ...restoreDraft(empty, draft.draft?.Contenu), MemoireID: memoireId }));
  return (
    <Form
      schema={thesisProvisionalSchema}
      label={texts.provisional}
      initialValues={initial}
      onSubmit={async (values) => (await run(values)).outcome}
    >
      <Card as="section">
        <CardHeader title={texts.provisional} detail={texts.provisionalHint} />
        <CardBody>
          <TextArea name="MemoireTitre" label={texts.titleLabel} max={THESIS_LIMITS.titleMax} rows={3} />
          <FieldRow>
            <SelectField name="MembrePersonnelID" label={texts.supervisor} options={toOptions(supervisors)} />
            <SelectField
              name="LangueMemoireID"
              label={texts.writingLanguage}
              options={toOptions(languages)}
            />
          </FieldRow>
          <SelectField
            name="SessionID"
            label={texts.firstSession}
            hint={texts.firstSessionHint}
            options={toOptions(firstDefenceSessions(sessions))}
          />
        </CardBody>
      </Card>
      <FormFoot draft={draft} icon="save" label={texts.save} />
    </Form>
  );
};
