import { PARAMETERS_FAILURE, usePageTitle, useParameters, useSession } from 'shared-auth';
import {
  absenceYearEnd,
  academicYearLabel,
  type ExamOption,
  isAbsenceLocked,
} from 'shared-contract/absences';
import { useParams } from 'shared-router';
import { AsyncState, EmptyState, LinkButton, PageHead, SkeletonCards } from 'shared-ui';
import { DOCUMENT_PAGE_TEXTS } from '../document-texts';
import { ABSENCES_PATH } from '../paths';
import { AbsenceForm } from './absence-form';
import { useAbsence, useEnrolments } from './use-absences';

const texts = DOCUMENT_PAGE_TEXTS.absences;
const NEW = '-1';

const Unknown = () => (
  <EmptyState
    title={texts.unknownTitle}
    icon="search"
    action={
      <LinkButton to={ABSENCES_PATH} variant="tonal">
        {texts.back}
      </LinkButton>
    }
  >
    {texts.unknown}
  </EmptyState>
);

const toExams = (values: readonly { ID: number; Display: string }[]): ExamOption[] =>
  values.filter((value): value is ExamOption => 'Date' in value && 'InscriptionID' in value);

/** /absences/{id}: the form of an absence, -1 for a new one (S2 §2). */
export default function AbsencePage() {
  const { AbsenceEtudiantID: id = NEW } = useParams();
  const { Maintenant, isViewing } = useSession();
  const isNew = id === NEW;
  const absence = useAbsence(isNew ? null : id);
  const enrolments = useEnrolments();
  const parameters = useParameters(['ExamenID']);
  const title = isNew ? texts.newTitle : texts.editTitle;
  usePageTitle(title);
  if (absence.error?.status === 404 || absence.error?.status === 400) return <Unknown />;
  const year = academicYearLabel(absenceYearEnd(new Date(Maintenant)));
  const skeleton = <SkeletonCards count={1} lines={6} />;
  const form = (stored: typeof absence.data | null) => (
    <AsyncState query={enrolments} skeleton={skeleton}>
      {(rows) => (
        <AsyncState query={parameters} errorTitle={PARAMETERS_FAILURE} skeleton={skeleton}>
          {() => (
            <AbsenceForm
              absence={stored ?? null}
              enrolments={rows.filter(
                (row) => row.AnneeAcademiqueValeur === year || row.InscriptionID === stored?.InscriptionID,
              )}
              exams={toExams(parameters.valuesOf('ExamenID'))}
              isLocked={isViewing || (stored ? isAbsenceLocked(stored) : false)}
            />
          )}
        </AsyncState>
      )}
    </AsyncState>
  );
  return (
    <>
      <PageHead title={title} lead={texts.formLead} />
      {isNew ? (
        form(null)
      ) : (
        <AsyncState query={absence} skeleton={skeleton}>
          {(data) => form(data)}
        </AsyncState>
      )}
    </>
  );
}
