import type { ReactElement, ReactNode } from 'react';
import { PARAMETERS_FAILURE, useParameters, useSession } from 'shared-auth';
import { type ExamOption, isAbsenceYear } from 'shared-contract/absences/absences';
import { dayOf } from 'shared-contract/base/days';
import type { EnrolmentRow } from 'shared-contract/records/records';
import { AsyncState } from 'shared-ui';
import { useEnrolments } from './use-absences';

export interface AbsenceListsProps {
  /** The enrolment of an absence that was declared, offered whatever its year. */
  keptEnrolment?: number;
  skeleton: ReactNode;
  children: (lists: { enrolments: readonly EnrolmentRow[]; exams: readonly ExamOption[] }) => ReactElement;
}

const toExams = (values: readonly { ID: number; Display: string }[]): ExamOption[] =>
  values.filter((value): value is ExamOption => 'Date' in value && 'InscriptionID' in value);

/** Options of the absence form: current enrolments and exams. */
export const AbsenceLists = ({ keptEnrolment, skeleton, children }: AbsenceListsProps) => {
  const { Maintenant } = useSession();
  const enrolments = useEnrolments();
  const parameters = useParameters(['ExamenID']);
  const today = dayOf(new Date(Maintenant));
  return (
    <AsyncState query={enrolments} skeleton={skeleton}>
      {(rows) => (
        <AsyncState query={parameters} errorTitle={PARAMETERS_FAILURE} skeleton={skeleton}>
          {() =>
            children({
              enrolments: rows.filter(
                (row) => isAbsenceYear(row, today) || row.InscriptionID === keptEnrolment,
              ),
              exams: toExams(parameters.valuesOf('ExamenID')),
            })
          }
        </AsyncState>
      )}
    </AsyncState>
  );
};
