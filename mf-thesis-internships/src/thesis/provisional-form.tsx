import { useState } from 'react';
import type { DraftHandle } from 'shared-auth';
import { useBinding } from 'shared-auth/binding';
import { restoreDraft } from 'shared-auth/write';
import type { ParameterValue } from 'shared-contract';
import { THESIS_LIMITS } from 'shared-contract/base/limits';
import { settleThesis } from 'shared-contract/thesis/endpoints';
import { titleQuestions } from 'shared-contract/thesis/plausibility';
import type { ThesisProvisional } from 'shared-contract/thesis/schemas';
import { firstDefenceSessions, THESIS_TEXTS } from 'shared-contract/thesis/thesis';
import { Card, CardBody, CardHeader, Facts, late } from 'shared-ui';
import { FieldRow, Form, SelectField, TextArea } from 'shared-ui/form';
import { FormFoot } from '../shared/form-foot';
import { toOptions, wordsOf } from '../shared/options';
import { THESIS_READS } from '../shared/use-thesis';
import { THESIS_PAGE_TEXTS } from '../texts/thesis';

const thesisProvisionalSchema = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/thesis/schemas').then((all) => ({
    default: all.thesisProvisionalSchema,
  })),
);

const texts = THESIS_PAGE_TEXTS;

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

type Lists = Pick<ProvisionalFormProps, 'supervisors' | 'languages' | 'sessions'>;

const Summary = ({ values, supervisors, languages, sessions }: Lists & { values: ThesisProvisional }) => (
  <Facts
    columns={1}
    items={[
      { label: texts.titleLabel, value: values.MemoireTitre },
      { label: texts.supervisor, value: wordsOf(supervisors, values.MembrePersonnelID) },
      { label: texts.writingLanguage, value: wordsOf(languages, values.LangueMemoireID) },
      { label: texts.firstSession, value: wordsOf(sessions, values.SessionID) },
    ]}
  />
);

const ProvisionalCard = ({ supervisors, languages, sessions }: Lists) => (
  <Card as="section">
    <CardHeader title={texts.provisional} detail={texts.provisionalHint} />
    <CardBody>
      <TextArea name="MemoireTitre" label={texts.titleLabel} max={THESIS_LIMITS.titleMax} rows={3} />
      <FieldRow>
        <SelectField name="MembrePersonnelID" label={texts.supervisor} options={toOptions(supervisors)} />
        <SelectField name="LangueMemoireID" label={texts.writingLanguage} options={toOptions(languages)} />
      </FieldRow>
      <SelectField
        name="SessionID"
        label={texts.firstSession}
        hint={texts.firstSessionHint}
        options={toOptions(firstDefenceSessions(sessions))}
      />
    </CardBody>
  </Card>
);

/** Provisional title, supervisor, language and first defence (S1 §5); written once. */
export const ProvisionalForm = (props: ProvisionalFormProps) => {
  const { memoireId, draft } = props;
  const { ask, dialog } = useBinding(settleThesis, {
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
  const submit = async (values: ThesisProvisional) => {
    const result = await ask({
      title: texts.confirmTitle,
      summary: <Summary values={values} {...props} />,
      final: texts.final,
      questions: titleQuestions(values.MemoireTitre),
      body: (Confirmations) => ({ ...values, Confirmations }),
    });
    return result.outcome;
  };
  return (
    <>
      <Form
        schema={thesisProvisionalSchema}
        label={texts.provisional}
        initialValues={initial}
        onSubmit={submit}
      >
        <ProvisionalCard {...props} />
        <FormFoot draft={draft} icon="save" label={texts.save} />
      </Form>
      {dialog}
    </>
  );
};
