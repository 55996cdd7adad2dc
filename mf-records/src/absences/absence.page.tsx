import { usePageTitle, useSession } from 'shared-auth';
import { useDraft } from 'shared-auth/write';
import { type Absence, isAbsenceLocked } from 'shared-contract/absences/absences';
import { useParams } from 'shared-router';
import { AsyncState, EmptyState, LinkButton, PageHead } from 'shared-ui';
import { ABSENCES_PATH } from '../paths';
import { ABSENCES_TEXTS } from '../texts/absences';
import { AbsenceForm } from './absence-form';
import { AbsenceLists } from './absence-lists';
import { AbsenceProse } from './absence-prose';
import { FormSkeleton } from './absence-skeleton';
import { useAbsence } from './use-absences';

const texts = ABSENCES_TEXTS;
const NEW = '-1';

const skeleton = <FormSkeleton />;

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

const NewAbsence = () => {
  const draft = useDraft('Absences');
  if (draft.draft === undefined) return skeleton;
  return (
    <AbsenceLists skeleton={skeleton}>
      {(lists) =>
        lists.enrolments.length === 0 ? (
          <EmptyState title={texts.noEnrolmentTitle} icon="calendar-x-2">
            {texts.noEnrolment}
          </EmptyState>
        ) : (
          <AbsenceForm absence={null} draft={draft} {...lists} />
        )
      }
    </AbsenceLists>
  );
};

const StoredAbsence = ({ absence, isClosed }: { absence: Absence; isClosed: boolean }) => (
  <AbsenceLists skeleton={skeleton} keptEnrolment={absence.InscriptionID}>
    {(lists) =>
      isClosed ? <AbsenceProse absence={absence} {...lists} /> : <AbsenceForm absence={absence} {...lists} />
    }
  </AbsenceLists>
);

/** Why an absence that was declared can't be changed; null when it can. */
const useClosedBecause = (absence: Absence | undefined): string | null => {
  const { isViewing } = useSession();
  if (absence && isAbsenceLocked(absence)) return texts.locked;
  return isViewing ? texts.viewed : null;
};

const DeclaredAbsencePage = ({ id }: { id: string }) => {
  const absence = useAbsence(id);
  const closed = useClosedBecause(absence.data);
  const isUnknown = absence.error?.status === 404 || absence.error?.status === 400;
  return (
    <>
      <PageHead title={texts.editTitle} {...(isUnknown ? {} : { lead: closed ?? texts.formLead })} />
      {isUnknown ? (
        <Unknown />
      ) : (
        <AsyncState query={absence} skeleton={skeleton}>
          {(stored) => <StoredAbsence absence={stored} isClosed={closed !== null} />}
        </AsyncState>
      )}
    </>
  );
};

/** /absences/{id}: the form of an absence, -1 for a new one; once it was followed up, what it says (S2 §2, §4). */
export default function AbsencePage() {
  const { AbsenceEtudiantID: id = NEW } = useParams();
  usePageTitle(id === NEW ? texts.newTitle : texts.editTitle);
  if (id !== NEW) return <DeclaredAbsencePage id={id} />;
  return (
    <>
      <PageHead title={texts.newTitle} lead={texts.formLead} />
      <NewAbsence />
    </>
  );
}
