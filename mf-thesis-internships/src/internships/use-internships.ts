import { useApi } from 'shared-auth';
import type { Internship } from 'shared-contract/internships/internships';

const STUDENT = '/extranet/student';

/** Calls that a write on an internship changes. */
export const INTERNSHIP_READS = [`${STUDENT}/Stages`];

/** The student's internships, oldest first. */
export const useInternships = () => useApi<Internship[]>(`${STUDENT}/Stages`);
