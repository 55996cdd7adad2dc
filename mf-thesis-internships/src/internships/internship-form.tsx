import { useState } from 'react';
import type { DraftHandle } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import { THESIS_TEXTS } from 'shared-contract/base/texts';
import { internships, saveInternship } from 'shared-contract/internships/endpoints';
import type { Internship } from 'shared-contract/internships/internships';
import { internshipSchema } from 'shared-contract/internships/schemas';
import { Card, CardBody, CardHeader, Stack } from 'shared-ui';
import { useConfirm } from 'shared-ui/dialog';
import { CheckboxField, DateField, FieldRow, Form, TextField } from 'shared-ui/form';
import { INTERNSHIP_PAGE_TEXTS as texts } from '../internship-texts';
import { FormFoot } from '../shared/form-foot';
import { HostFields } from './host-fields';
import { internshipValues } from './internship-values';

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

interface InternshipFormProps {
  internship: Internship;
  draft: DraftHandle;
  countries: readonly string[];
}

/** The student's part of an internship, once; asked once more before it binds (S1 §5). */
export const InternshipForm = ({ internship, draft, countries }: InternshipFormProps) => {
  const { run } = useWrite(saveInternship, {
    success: THESIS_TEXTS.internshipSaved,
    refreshes: [internships],
    onSaved: draft.discard,
  });
  const [confirm, dialog] = useConfirm();
  const [initial] = useState(() => internshipValues(internship, draft.draft));
  return (
    <>
      <Form
        schema={internshipSchema}
        label={texts.form}
        initialValues={initial}
        onSubmit={async (values) => {
          const isMeant = await confirm({
            title: texts.confirmTitle,
            text: <p>{texts.confirmText}</p>,
            confirmLabel: texts.save,
            cancelLabel: texts.cancel,
          });
          return isMeant && (await run(values)).outcome;
        }}
      >
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
