import { get } from '../base/endpoint';
import type {
  Job,
  JobDetail,
  PriorCareer,
  PriorCareerDetail,
  VerificationDocument,
  VerificationPae,
  VerificationRow,
} from './answers';

/** Students by number or name, 50 at most; `X-Total-Count` says how many there are. */
export const searchStudents = get('/extranet/verifications{?search,by}').answers<VerificationRow[]>();

/** The annual programme of an enrolment, with the days of its signature and validation. */
export const programme = get('/extranet/verifications/{InscriptionID}/PAE').answers<VerificationPae>();

/** Documents that the student handed in. */
export const handedInDocuments = get('/extranet/verifications/{InscriptionID}/documents').answers<
  VerificationDocument[]
>();

/** Her grade statements of every year. */
export const gradeStatements = get('/extranet/verifications/{InscriptionID}/relevesNotes').answers<
  VerificationDocument[]
>();

/** One file of hers. */
export const studentFile = get('/extranet/verifications/{InscriptionID}/documents/{docId}');

/** What she studied elsewhere. */
export const priorCareers = get('/extranet/verifications/{InscriptionID}/ParcoursAnterieur').answers<
  PriorCareer[]
>();

/** One line of what she studied elsewhere. */
export const priorCareer = get(
  '/extranet/verifications/{InscriptionID}/ParcoursAnterieur/{ligne}',
).answers<PriorCareerDetail>();

/** Jobs that she declared. */
export const jobs = get('/extranet/verifications/{InscriptionID}/Emplois').answers<Job[]>();

/** One of her jobs. */
export const job = get('/extranet/verifications/{InscriptionID}/Emplois/{ligne}').answers<JobDetail>();
