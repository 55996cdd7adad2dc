import { useApi } from 'shared-auth';
import { formatInstant } from 'shared-contract/base/dates';
import { consultations } from 'shared-contract/records/endpoints';
import type { Consultation } from 'shared-contract/records/records';
import { Alert, AsyncState, Box, Card, EmptyState, PageHead, SkeletonTable } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { TallPage } from '../shared/tall-page';
import { CONSULTATIONS_TEXTS } from '../texts/consultations';

/** Who looked at the file, newest first. */
export const useConsultations = () => useApi(consultations);

const texts = CONSULTATIONS_TEXTS;

const COLUMNS: Column<Consultation>[] = [
  { key: 'date', header: texts.date, isRowHeader: true, cell: (row) => formatInstant(row.Date) },
  { key: 'role', header: texts.role, cell: ({ Role }) => Role },
  { key: 'purpose', header: texts.purpose, cell: ({ Motif }) => Motif },
  {
    key: 'content',
    header: texts.content,
    cell: ({ Contenu }) => (Contenu.length > 0 ? Contenu.join(', ') : texts.noContent),
  },
];

/** What she may do about a visit that she can't explain. */
const Rights = () => (
  <Box mt="6">
    <Alert tone="info" title={texts.rightsTitle}>
      <p>{texts.rights}</p>
    </Alert>
  </Box>
);

/** /consultations: who of the school looked at the student's file, by role, when, why, and at what (issue 8). */
export default function ConsultationsPage() {
  return (
    <TallPage>
      <PageHead title={texts.title} lead={texts.lead} />
      <AsyncState
        query={useConsultations()}
        errorTitle={texts.error}
        skeleton={<SkeletonTable rows={4} columns={4} />}
        empty={
          <EmptyState title={texts.emptyTitle} icon="eye">
            {texts.empty}
          </EmptyState>
        }
      >
        {(visits) => (
          <>
            <Card>
              <DataTable
                caption={texts.caption}
                columns={COLUMNS}
                rows={visits}
                rowKey={({ Date: date, Role, Motif }) => `${date} ${Role} ${Motif}`}
              />
            </Card>
            <Rights />
          </>
        )}
      </AsyncState>
    </TallPage>
  );
}
