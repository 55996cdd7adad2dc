import { isInYear } from 'shared-contract/base/calendar';
import type { EnrolmentRow } from 'shared-contract/records/records';
import { AsyncState, Box, EmptyState, LinkButton, PageHead, StatusBadge } from 'shared-ui';
import { LinkLine, LinkList } from 'shared-ui/list';
import { enrolmentPath, PROGRESS_PATH } from '../paths';
import { ListSkeleton } from '../shared/list-skeleton';
import { ENROLMENTS_TEXTS } from '../texts/enrolments';
import { useEnrolments } from './use-enrolments';
import { useToday } from './use-today';

const texts = ENROLMENTS_TEXTS;

const YearName = ({ label, isRunning }: { label: string; isRunning: boolean }) => (
  <Box as="span" display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
    {label}
    {isRunning && (
      <StatusBadge tone="ok" icon="calendar-days">
        {texts.running}
      </StatusBadge>
    )}
  </Box>
);

const EnrolmentLine = ({ row, isRunning }: { row: EnrolmentRow; isRunning: boolean }) => (
  <LinkLine
    to={enrolmentPath(row.InscriptionID)}
    title={<YearName label={row.AnneeAcademiqueValeur} isRunning={isRunning} />}
    meta={texts.detail(row.DiplomeLibelle, row.NiveauCoursLibelle, row.Modalite)}
  />
);

/** /inscriptions: one line per enrolment, all of it the way to its detail (S1 §2). */
export default function EnrolmentListPage() {
  const enrolments = useEnrolments();
  const today = useToday();
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        actions={
          <LinkButton to={PROGRESS_PATH} variant="outline">
            {texts.progress}
          </LinkButton>
        }
      />
      <AsyncState
        query={enrolments}
        skeleton={<ListSkeleton lines={3} />}
        empty={
          <EmptyState title={texts.emptyTitle} icon="graduation-cap">
            {texts.empty}
          </EmptyState>
        }
      >
        {(rows) => (
          <LinkList aria-label={texts.list}>
            {rows.map((row) => (
              <EnrolmentLine key={row.InscriptionID} row={row} isRunning={isInYear(row, today)} />
            ))}
          </LinkList>
        )}
      </AsyncState>
    </>
  );
}
