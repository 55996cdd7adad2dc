import { useApi } from 'shared-auth';
import { deliberation, enrolment, enrolments, results } from 'shared-contract/records/endpoints';

/** The student's enrolments, newest year first. */
export const useEnrolments = () => useApi(enrolments);

/** One enrolment. */
export const useEnrolment = (id: string) => useApi(enrolment, { InscriptionID: id });

/** Result lines of an enrolment: units and their activities. */
export const useResults = (id: string) => useApi(results, { InscriptionID: id });

/** The last deliberation of an enrolment; null before the first. */
export const useDeliberation = (id: string) => useApi(deliberation, { InscriptionID: id });
