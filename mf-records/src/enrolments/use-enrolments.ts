import { useApi } from 'shared-auth';
import type { Deliberation, Enrolment, EnrolmentRow, ResultLine } from 'shared-contract/records/records';

const STUDENT = '/extranet/student';

/** The student's enrolments, newest year first. */
export const useEnrolments = () => useApi<EnrolmentRow[]>(`${STUDENT}/Inscriptions`);

/** One enrolment. */
export const useEnrolment = (id: string) => useApi<Enrolment>(`${STUDENT}/Inscription/${id}`);

/** Result lines of an enrolment: units and their activities. */
export const useResults = (id: string) => useApi<ResultLine[]>(`${STUDENT}/Inscription01/${id}`);

/** The last deliberation of an enrolment; null before the first. */
export const useDeliberation = (id: string) => useApi<Deliberation | null>(`${STUDENT}/Inscription02/${id}`);
