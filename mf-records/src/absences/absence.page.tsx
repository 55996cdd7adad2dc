import { usePageTitle, useSession } from 'shared-auth';
import { useDraft } from 'shared-auth/drafts';
import { isAbsenceLocked } from 'shared-contract/absences/absences';
import { useParams } from 'shared-router';
import { AsyncState, EmptyState, LinkButton, PageHead, SkeletonCards } from 'shared-ui';
import { DOCUMENT_PAGE_TEXTS } from '../document-texts';
import { ABSENCES_PATH } from '../paths';
import { AbsenceForm } from './absence-form';
import { AbsenceLists } from './absence-lists';
import { useAbsence } from './use-absences';

const texts = DOCUMENT_PAGE_TEXTS.absences;
const NEW = '-1';

const skeleton = <SkeletonCards count={1} lines={6} />;

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
      {(lists) => <AbsenceForm absence={null} draft={draft} isLocked={false} {...lists} />}
    </AbsenceLists>
  );
};

const StoredAbsence = ({ id }: { id: string }) => {
  const absence = useAbsence(id);
  const { isViewing } = useSession();
  if (absence.error?.status === 404 || absence.error?.status === 400) return <Unknown />;
  return (
    <AsyncState query={absence} skeleton={skeleton}>
      {(stored) => (
        <AbsenceLists skeleton={skeleton} keptEnrolment={stored.InscriptionID}>
          {(lists) => (
            <AbsenceForm absence={stored} isLocked={isViewing || isAbsenceLocked(stored)} {...lists} />
          )}
        </AbsenceLists>
      )}
    </AsyncState>
  );
};

/** /absences/{id}: the form of an absence, -1 for a new one (S2 §2). */
export default function AbsencePage() {
  const { AbsenceEtudiantID: id = NEW } = useParams();
  const title = id === NEW ? texts.newTitle : texts.editTitle;
  usePageTitle(title);
  return (
    <>
      <PageHead title={title} lead={texts.formLead} />
      {id === NEW ? <NewAbsence /> : <StoredAbsence id={id} />}
    </>
  );
}
