import { useApi } from 'shared-auth';
import { sessionExams } from 'shared-contract/exams/endpoints';
import { AsyncState, Card, CardHeader, EmptyState } from 'shared-ui';
import { EXAM_TEXTS as texts } from '../texts/exams';
import { ExamList } from './exam-list';
import { ExamListSkeleton } from './exams-skeleton';

/** The exams that the session holds, before the registration to it binds. */
export const UpcomingExams = () => (
  <AsyncState
    query={useApi(sessionExams)}
    skeleton={<ExamListSkeleton />}
    errorTitle={texts.errorTitle}
    empty={
      <EmptyState title={texts.emptyTitle} icon="calendar-check-2">
        {texts.empty}
      </EmptyState>
    }
  >
    {(lines) => (
      <Card as="section">
        <CardHeader title={texts.comingTitle(lines.length)} detail={texts.comingDetail} />
        <ExamList lines={lines} inset />
      </Card>
    )}
  </AsyncState>
);
