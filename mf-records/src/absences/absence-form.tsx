import { useState } from 'react';
import type { DraftHandle } from 'shared-auth';
import { useInFormConfirmation } from 'shared-auth/in-form-confirmation';
import { restoreDraft, useWrite } from 'shared-auth/write';
import type { Absence, ExamOption } from 'shared-contract/absences/absences';
import { absences, absence as oneAbsence, saveAbsence } from 'shared-contract/absences/endpoints';
import { absenceQuestions } from 'shared-contract/absences/plausibility';
import type { EnrolmentRow } from 'shared-contract/records/records';
import { useNavigate } from 'shared-router';
import { Box, Card, CardBody, late } from 'shared-ui';
import {
  DateField,
  DraftKeeper,
  FieldRow,
  Form,
  FormActions,
  SelectField,
  SubmitButton,
  UnsavedGuard,
} from 'shared-ui/form';
import { ABSENCES_PATH } from '../paths';
import { ABSENCES_TEXTS } from '../texts/absences';
import { valuesOf } from './absence-values';
import { ExamFields } from './exam-fields';
import { ProofField, SentProof } from './proof-field';

const absenceSchema = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/absences/schemas').then((all) => ({
    default: all.absenceSchema,
  })),
);

const texts = ABSENCES_TEXTS;

export interface AbsenceFormProps {
  /** null for a new absence. */
  absence: Absence | null;
  /** Those of the academic year in progress. */
  enrolments: readonly EnrolmentRow[];
  exams: readonly ExamOption[];
  /** Keeps what is typed of a new absence. */
  draft?: DraftHandle;
}

/** Declares an absence, or changes one that nobody has followed up yet (S2 §4, §5). */
export const AbsenceForm = ({ absence, enrolments, exams, draft }: AbsenceFormProps) => {
  const navigate = useNavigate();
  const write = useWrite(saveAbsence, {
    refreshes: [absences, oneAbsence],
    onSaved: async () => {
      await draft?.discard();
      navigate(ABSENCES_PATH);
    },
  });
  const stored = valuesOf(
    absence,
    enrolments.map(({ InscriptionID }) => InscriptionID),
  );
  const [isSending, setIsSending] = useState(false);
  const { confirmed, panel } = useInFormConfirmation();
  const yearOf = (id: number) =>
    enrolments.find(({ InscriptionID }) => InscriptionID === id) ?? { AnneeAcademiqueValeur: '' };
  const [initial] = useState(() => restoreDraft(stored, draft?.draft?.Contenu));
  const options = enrolments.map((one) => ({
    value: one.InscriptionID,
    label: texts.enrolmentOf(one.AnneeAcademiqueValeur, one.NiveauCoursLibelle),
  }));
  return (
    <Form
      schema={absenceSchema}
      label={absence ? texts.editTitle : texts.newTitle}
      initialValues={initial}
      onSubmit={async (values) => {
        const body = confirmed(values, absenceQuestions(values, yearOf(values.InscriptionID)));
        return body === null ? false : (await write.run(body)).outcome;
      }}
    >
      <Card>
        <CardBody>
          <SelectField name="InscriptionID" label={texts.enrolment} options={options} />
          <FieldRow>
            <DateField name="AbsenceEtudiantDateDebut" label={texts.from} hint={texts.dayHint} />
            <DateField name="AbsenceEtudiantDateFin" label={texts.to} hint={texts.dayHint} />
          </FieldRow>
          <ExamFields exams={exams} />
          {absence ? (
            <SentProof documentId={absence.AbsenceEtudiantFichierJustificatifID} />
          ) : (
            <ProofField isSending={isSending} onSending={setIsSending} />
          )}
        </CardBody>
      </Card>
      {panel}
      <Box mt="3">{draft ? <DraftKeeper {...draft} /> : <UnsavedGuard />}</Box>
      <FormActions mt="5" justifyContent="flex-end">
        <SubmitButton icon="send" unavailable={isSending ? texts.proofOnItsWay : undefined}>
          {texts.submit}
        </SubmitButton>
      </FormActions>
    </Form>
  );
};
