import { useState } from 'react';
import type { DraftHandle } from 'shared-auth';
import { THESIS_TEXTS } from 'shared-contract/base/texts';
import type { Internship } from 'shared-contract/internships/internships';
import { internshipSchema } from 'shared-contract/internships/schemas';
import { Card, CardBody, CardHeader, Stack } from 'shared-ui';
import { useConfirm } from 'shared-ui/dialog';
import { CheckboxField, DateField, FieldRow, Form, TextField } from 'shared-ui/form';
import { INTERNSHIP_PAGE_TEXTS as texts } from '../internship-texts';
import { FormFoot } from '../shared/form-foot';
import { useFormSave } from '../shared/use-form-save';
import { HostFields } from './host-fields';
import { internshipValues } from './internship-values';
import { INTERNSHIP_READS } from './use-internships';

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
  const send = useFormSave();
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
          if (!isMeant) return false;
          const { saved, outcome } = await send<Internship>('Stage', values, {
            success: THESIS_TEXTS.internshipSaved,
            refresh: INTERNSHIP_READS,
          });
          if (saved) await draft.discard();
          return outcome;
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
