import { useRight, useSession } from 'shared-auth';
import { DOCUMENT_TEXTS } from 'shared-contract/documents/documents';
import { AsyncState, EmptyState, LinkButton, PageHead, VisuallyHidden } from 'shared-ui';
import { LinkLine, LinkList } from 'shared-ui/list';
import { absencePath, NEW_ABSENCE_PATH } from '../paths';
import { ListSkeleton } from '../shared/list-skeleton';
import { ABSENCES_TEXTS } from '../texts/absences';
import { daysOf, FollowUp } from './absence-words';
import { useAbsences } from './use-absences';

const texts = ABSENCES_TEXTS;

const Year = ({ label }: { label: string }) => (
  <>
    <VisuallyHidden>{texts.year}</VisuallyHidden> {label}
  </>
);

/** /absences: the absences of the academic year in progress, each line the way to its own (S2 §2, §9). */
export default function AbsenceListPage() {
  const absences = useAbsences();
  const { isViewing } = useSession();
  const canCreate = useRight('Absences', 'Create') && !isViewing;
  const create = (
    <LinkButton to={NEW_ABSENCE_PATH} icon="plus">
      {DOCUMENT_TEXTS.newAbsence}
    </LinkButton>
  );
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} {...(canCreate ? { actions: create } : {})} />
      <AsyncState
        query={absences}
        skeleton={<ListSkeleton lines={3} />}
        empty={
          <EmptyState title={texts.emptyTitle} icon="calendar-check-2">
            {texts.empty}
          </EmptyState>
        }
      >
        {(rows) => (
          <LinkList aria-label={texts.list}>
            {rows.map((row) => (
              <LinkLine
                key={row.AbsenceEtudiantID}
                to={absencePath(row.AbsenceEtudiantID)}
                title={daysOf(row)}
                meta={<Year label={row.AnneeAcademiqueValeur} />}
                value={<FollowUp {...row} />}
              />
            ))}
          </LinkList>
        )}
      </AsyncState>
    </>
  );
}
