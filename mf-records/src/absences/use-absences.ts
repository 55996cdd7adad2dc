import { useApi } from 'shared-auth';
import type { Absence } from 'shared-contract/absences/absences';
import type { EnrolmentRow } from 'shared-contract/records/records';

const STUDENT = '/extranet/student';

/** Calls that a declared absence changes. */
export const ABSENCE_CALLS = [`${STUDENT}/Absences`, `${STUDENT}/Absences/*`];

/** Absences of the academic year in progress. */
export const useAbsences = () => useApi<Absence[]>(`${STUDENT}/Absences`);

/** One absence; nothing is read for a new one. */
export const useAbsence = (id: string | null) =>
  useApi<Absence>(id === null ? null : `${STUDENT}/Absences/${id}`);

/** Enrolments, newest first. */
export const useEnrolments = () => useApi<EnrolmentRow[]>(`${STUDENT}/Inscriptions`);
