import { useState } from 'react';
import { type DraftHandle, useSession } from 'shared-auth';
import { useBinding } from 'shared-auth/binding';
import { formatPeriod } from 'shared-contract/base/dates';
import { dayOf } from 'shared-contract/base/days';
import { encodeInternship, internships } from 'shared-contract/internships/endpoints';
import { type Internship, refusalOf } from 'shared-contract/internships/internships';
import { internshipNonsense, internshipQuestions } from 'shared-contract/internships/plausibility';
import type { InternshipWrite } from 'shared-contract/internships/schemas';
import { THESIS_TEXTS } from 'shared-contract/quoted';
import { Alert, Box, Card, CardBody, CardHeader, Facts, late, Stack } from 'shared-ui';
import { CheckboxField, DateField, FieldRow, Form, TextField } from 'shared-ui/form';
import { FormFoot } from '../shared/form-foot';
import { INTERNSHIP_FORM_TEXTS as texts } from '../texts/internship';
import { INTERNSHIP_PAGE_TEXTS } from '../texts/internships';
import { HostFields } from './host-fields';
import { internshipValues } from './internship-values';

const internshipSchema = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/internships/schemas').then((all) => ({
    default: all.internshipSchema,
  })),
);

const PlacementFields = () => (
  <Card as="section">
    <CardHeader title={texts.form} detail={texts.formHint} />
    <CardBody>
      <TextField name="StageTheme" label={texts.theme} optional />
      <FieldRow>
        <DateField name="StageDateDebut" label={texts.start} />
        <DateField name="StageDateFin" label={texts.end} />
      </FieldRow>
      <TextField name="StageCommentairesDates" label={texts.datesComment} hint={texts.datesCommentHint} />
      <TextField name="StageContenu" label={texts.content} hint={texts.contentHint} />
      <CheckboxField name="StageEntrepriseFamiliale" label={texts.family} />
      <CheckboxField name="StageHorsBelgique" label={texts.abroad} />
    </CardBody>
  </Card>
);

const Summary = ({ values }: { values: InternshipWrite }) => {
  const host = values.AdresseStageMemoire;
  return (
    <Facts
      columns={2}
      items={[
        { label: texts.organisation, value: host.Organisation },
        {
          label: texts.period,
          value: INTERNSHIP_PAGE_TEXTS.days(formatPeriod(values.StageDateDebut, values.StageDateFin)),
        },
        { label: texts.location, value: texts.abroadOrHome(values.StageHorsBelgique) },
        { label: texts.country, value: host.PaysRepresentant },
        { label: texts.contact, value: `${host.PrenomRepresentant} ${host.NomRepresentant}` },
        { label: texts.phone, value: host.TelephoneRepresentant },
      ]}
    />
  );
};

interface InternshipFormProps {
  internship: Internship;
  draft: DraftHandle;
  countries: readonly string[];
}

/** The student's part of an internship, once; asked once more before it binds (S1 §5). */
export const InternshipForm = ({ internship, draft, countries }: InternshipFormProps) => {
  const { Maintenant } = useSession();
  const { ask, dialog } = useBinding(encodeInternship, {
    success: THESIS_TEXTS.internshipSaved,
    refreshes: [internships],
    onSaved: draft.discard,
  });
  const [initial] = useState(() => internshipValues(internship, draft.draft));
  const submit = async (values: InternshipWrite) => {
    const today = dayOf(new Date(Maintenant));
    const nonsense = internshipNonsense(values, today);
    if (nonsense.length > 0) return nonsense;
    const result = await ask({
      title: texts.confirmTitle,
      summary: <Summary values={values} />,
      final: texts.final,
      questions: internshipQuestions(values, today),
      body: (Confirmations) => ({ ...values, Confirmations }),
    });
    return result.outcome;
  };
  const refusal = refusalOf(internship, 'Encodage');
  return (
    <>
      {refusal !== undefined && (
        <Box marginBottom="4">
          <Alert tone="warning" title={texts.givenBack}>
            <p>{refusal}</p>
            <p>{texts.givenBackNext}</p>
          </Alert>
        </Box>
      )}
      <Form schema={internshipSchema} label={texts.form} initialValues={initial} onSubmit={submit}>
        <Stack gap="4">
          <PlacementFields />
          <HostFields countries={countries} />
        </Stack>
        <FormFoot draft={draft} icon="save" label={texts.save} />
      </Form>
      {dialog}
    </>
  );
};
