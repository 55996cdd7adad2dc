import { useApi } from 'shared-auth';
import { absence, absences } from 'shared-contract/absences/endpoints';
import { enrolments } from 'shared-contract/records/endpoints';

/** Absences of the academic year in progress. */
export const useAbsences = () => useApi(absences);

/** One absence. */
export const useAbsence = (id: string) => useApi(absence, { AbsenceEtudiantID: id });

/** Enrolments, newest first. */
export const useEnrolments = () => useApi(enrolments);
