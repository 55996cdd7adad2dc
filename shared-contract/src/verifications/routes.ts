import { Type } from '@sinclair/typebox';
import { OneOf } from '../base/answer-types';
import { SEARCH_LIMITS } from '../base/limits';
import { route } from '../base/route';
import {
  JobAnswer,
  JobListAnswer,
  PriorCareerAnswer,
  PriorCareerListAnswer,
  VerificationDocumentListAnswer,
  VerificationListAnswer,
  VerificationPaeAnswer,
} from './answers';
import * as endpoints from './endpoints';
import { SEARCH_FIELDS } from './verifications';

/** Staff alone (CONTRACT §5.15). */
const access = { roles: ['verifications', 'admin', 'programmes'] } as const;

const SearchQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: SEARCH_LIMITS.textMax })),
  by: Type.Optional(OneOf(SEARCH_FIELDS)),
});

/** The staff verification space (S2 §2, §3, §7; CONTRACT §5.15). */
export const verificationRoutes = {
  searchStudents: route(endpoints.searchStudents, {
    access,
    query: SearchQuery,
    answer: VerificationListAnswer,
  }),
  programme: route(endpoints.programme, { access, answer: VerificationPaeAnswer }),
  handedInDocuments: route(endpoints.handedInDocuments, { access, answer: VerificationDocumentListAnswer }),
  gradeStatements: route(endpoints.gradeStatements, { access, answer: VerificationDocumentListAnswer }),
  studentFile: route(endpoints.studentFile, { access: { ...access, navigation: true } }),
  priorCareers: route(endpoints.priorCareers, { access, answer: PriorCareerListAnswer }),
  priorCareer: route(endpoints.priorCareer, { access, answer: PriorCareerAnswer }),
  jobs: route(endpoints.jobs, { access, answer: JobListAnswer }),
  job: route(endpoints.job, { access, answer: JobAnswer }),
};
