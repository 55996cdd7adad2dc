import { useEffect } from 'react';
import { type ExamOption, examsWithin } from 'shared-contract/absences/absences';
import { formatDay } from 'shared-contract/base/dates';
import { isDay } from 'shared-contract/base/days';
import { Box, Text } from 'shared-ui';
import { Checkbox, FieldError, useFieldId, useForm, useFormState, useShownError } from 'shared-ui/form';
import { ABSENCES_TEXTS } from '../texts/absences';
import type { AbsenceValues } from './absence-values';

const texts = ABSENCES_TEXTS;
const FIELD = 'AbsenceEtudiantExamenID';

/** A day that is still being typed is none. */
const dayIn = (typed: string | null): string | null => (typed !== null && isDay(typed) ? typed : null);

/** The exams that the dates leave to tick; one that falls outside of new dates is unticked (S2 §5). */
export const ExamFields = ({ exams }: { exams: readonly ExamOption[] }) => {
  const id = useFieldId(FIELD);
  const form = useForm();
  const error = useShownError(FIELD);
  const { values } = useFormState<AbsenceValues>({ subscription: { values: true } });
  const { InscriptionID } = values;
  const start = dayIn(values.AbsenceEtudiantDateDebut);
  const end = dayIn(values.AbsenceEtudiantDateFin);
  const offered = InscriptionID && start && end ? examsWithin(exams, InscriptionID, start, end) : [];
  const ticked = values.AbsenceEtudiantExamenID ?? [];
  const kept = ticked.filter((id) => offered.some(({ ID }) => ID === id));
  const isStale = kept.length !== ticked.length;

  useEffect(() => {
    if (isStale && start && end) form.change(FIELD, kept);
  });

  const empty = start && end ? texts.noExams : texts.datesFirst;
  const hint = offered.length === 0 ? empty : texts.examsHint;
  const toggle = (id: number, isTicked: boolean) =>
    form.change(FIELD, isTicked ? [...kept, id] : kept.filter((one) => one !== id));

  return (
    <Box as="fieldset" id={id} tabIndex={-1} mt="5" border="0" p="0">
      <Text as="legend" fontWeight="semibold" p="0">
        {texts.exams}
      </Text>
      <Text size="sm" tone="muted" mb="2">
        {hint}
      </Text>
      {offered.map(({ ID, Display, Date: day }) => (
        <Checkbox
          key={ID}
          checked={kept.includes(ID)}
          onChange={(event) => toggle(ID, event.target.checked)}
          detail={formatDay(day)}
        >
          {Display}
        </Checkbox>
      ))}
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </Box>
  );
};
