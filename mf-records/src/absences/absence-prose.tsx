import type { Absence, ExamOption } from 'shared-contract/absences/absences';
import { formatDay } from 'shared-contract/base/dates';
import type { EnrolmentRow } from 'shared-contract/records/records';
import { Card, CardBody, type Fact, Facts, List, TextLink } from 'shared-ui';
import { filePath } from '../paths';
import { ABSENCES_TEXTS } from '../texts/absences';
import { daysOf, FollowUp } from './absence-words';

const texts = ABSENCES_TEXTS;

export interface AbsenceProseProps {
  absence: Absence;
  enrolments: readonly EnrolmentRow[];
  exams: readonly ExamOption[];
}

const Missed = ({ exams }: { exams: readonly ExamOption[] }) =>
  exams.length === 0 ? (
    texts.noMissedExam
  ) : (
    <List>
      {exams.map(({ ID, Display, Date: day }) => (
        <li key={ID}>{texts.examOf(Display, formatDay(day))}</li>
      ))}
    </List>
  );

const proofOf = (documentId: number | null) =>
  documentId === null ? (
    texts.proofHidden
  ) : (
    <TextLink href={filePath(documentId)}>{texts.proofSent}</TextLink>
  );

const factsOf = ({ absence, enrolments, exams }: AbsenceProseProps): Fact[] => {
  const enrolment = enrolments.find(({ InscriptionID }) => InscriptionID === absence.InscriptionID);
  const missed = exams.filter(({ ID }) => absence.AbsenceEtudiantExamenID.includes(ID));
  return [
    { label: texts.days, value: daysOf(absence) },
    { label: texts.followUp, value: <FollowUp {...absence} /> },
    {
      label: texts.enrolment,
      value: enrolment && texts.enrolmentOf(enrolment.AnneeAcademiqueValeur, enrolment.NiveauCoursLibelle),
    },
    { label: texts.missedExams, value: <Missed exams={missed} /> },
    { label: texts.proof, value: proofOf(absence.AbsenceEtudiantFichierJustificatifID) },
  ];
};

/** An absence that can't be changed any more, or not by who looks at it: what was declared, in words (S2 §4). */
export const AbsenceProse = (props: AbsenceProseProps) => (
  <Card>
    <CardBody>
      <Facts columns={2} items={factsOf(props)} />
    </CardBody>
  </Card>
);
