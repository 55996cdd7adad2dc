import type { EnrolmentRow } from 'shared-contract/records/records';
import { AsyncState, Card, EmptyState, PageHead, SkeletonTable, TextLink, VisuallyHidden } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { enrolmentPath } from '../paths';
import { TEXTS } from '../texts';
import { useEnrolments } from './use-enrolments';

const texts = TEXTS.enrolments;

const columns: readonly Column<EnrolmentRow>[] = [
  {
    key: 'year',
    header: texts.year,
    isRowHeader: true,
    cell: (row) => row.AnneeAcademiqueValeur,
  },
  { key: 'programme', header: texts.programme, cell: (row) => row.DiplomeLibelle },
  { key: 'level', header: texts.level, cell: (row) => row.NiveauCoursLibelle },
  { key: 'modality', header: texts.modality, cell: (row) => row.Modalite ?? '–' },
  {
    key: 'open',
    header: texts.action,
    align: 'end',
    cell: (row) => (
      <TextLink to={enrolmentPath(row.InscriptionID)}>
        {texts.open}
        <VisuallyHidden>{texts.openSuffix(row.AnneeAcademiqueValeur, row.NiveauCoursLibelle)}</VisuallyHidden>
      </TextLink>
    ),
  },
];

/** /inscriptions: one row per enrolment (S1 §2). */
export default function EnrolmentListPage() {
  const enrolments = useEnrolments();
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <AsyncState
        query={enrolments}
        skeleton={<SkeletonTable rows={3} columns={5} />}
        empty={
          <EmptyState title={texts.emptyTitle} icon="graduation-cap">
            {texts.empty}
          </EmptyState>
        }
      >
        {(rows) => (
          <Card>
            <DataTable
              caption={texts.caption}
              columns={columns}
              rows={rows}
              rowKey={(row) => row.InscriptionID}
              layout="cards"
            />
          </Card>
        )}
      </AsyncState>
    </>
  );
}
