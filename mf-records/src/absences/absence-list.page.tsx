import { useRight, useSession } from 'shared-auth';
import { type Absence, isAbsenceLocked } from 'shared-contract/absences/absences';
import { formatDay } from 'shared-contract/base/format';
import { DOCUMENT_TEXTS } from 'shared-contract/documents/documents';
import {
  AsyncState,
  Card,
  EmptyState,
  LinkButton,
  PageHead,
  SkeletonTable,
  StatusBadge,
  TextLink,
  VisuallyHidden,
} from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { DOCUMENT_PAGE_TEXTS } from '../document-texts';
import { absencePath, NEW_ABSENCE_PATH } from '../paths';
import { useAbsences } from './use-absences';

const texts = DOCUMENT_PAGE_TEXTS.absences;

const FollowUp = ({ SuiviAbsenceValeur }: Absence) =>
  SuiviAbsenceValeur ? (
    <StatusBadge tone="ok">{SuiviAbsenceValeur}</StatusBadge>
  ) : (
    <StatusBadge tone="info">{texts.pending}</StatusBadge>
  );

const columnsFor = (isReadOnly: boolean): readonly Column<Absence>[] => [
  { key: 'year', header: texts.year, cell: (row) => row.AnneeAcademiqueValeur },
  {
    key: 'start',
    header: texts.start,
    isRowHeader: true,
    cell: (row) => formatDay(row.AbsenceEtudiantDateDebut),
  },
  { key: 'end', header: texts.end, cell: (row) => formatDay(row.AbsenceEtudiantDateFin) },
  { key: 'follow-up', header: texts.followUp, cell: (row) => <FollowUp {...row} /> },
  {
    key: 'open',
    header: texts.action,
    align: 'end',
    cell: (row) => (
      <TextLink to={absencePath(row.AbsenceEtudiantID)}>
        {isReadOnly || isAbsenceLocked(row) ? texts.see : texts.edit}
        <VisuallyHidden>{texts.actionSuffix(formatDay(row.AbsenceEtudiantDateDebut))}</VisuallyHidden>
      </TextLink>
    ),
  },
];

/** /absences: the absences of the academic year in progress (S2 §2, §9). */
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
        skeleton={<SkeletonTable rows={3} columns={5} />}
        empty={
          <EmptyState title={texts.emptyTitle} icon="calendar-check-2">
            {texts.empty}
          </EmptyState>
        }
      >
        {(rows) => (
          <Card>
            <DataTable
              caption={texts.caption}
              columns={columnsFor(isViewing)}
              rows={rows}
              rowKey={(row) => row.AbsenceEtudiantID}
              layout="cards"
            />
          </Card>
        )}
      </AsyncState>
    </>
  );
}
