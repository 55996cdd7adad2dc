import type { Executor } from 'server-kernel/db/client';
import type { ExamLine } from 'shared-contract/exams/answers';
import type { CurrentEnrolment } from '../../shared/people/current-enrolment.queries';
import { toExamLine } from './exams.presenter';
import { findExamsToSit } from './exams-to-sit.queries';

/** The exams that an enrolment is registered to and that are not behind it on a day (YYYY-MM-DD). */
export const findRegisteredExams = async (
  db: Executor,
  enrolment: CurrentEnrolment,
  today: string,
): Promise<ExamLine[]> =>
  (await findExamsToSit(db, enrolment, today))
    .filter(({ inscrit, date }) => inscrit && date >= today)
    .map(toExamLine);
