import { useApi } from 'shared-auth';
import { internships } from 'shared-contract/internships/endpoints';

/** The student's internships, oldest first. */
export const useInternships = () => useApi(internships);
