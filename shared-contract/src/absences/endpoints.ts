import { get, post } from '../base/endpoint';
import type { Absence } from './answers';
import type { AbsenceWrite } from './schemas';

/** The student's absences of the academic year in progress. */
export const absences = get('/extranet/student/Absences').answers<Absence[]>();

/** One absence of hers. */
export const absence = get('/extranet/student/Absences/{AbsenceEtudiantID}').answers<Absence>();

/** Declares an absence, or changes one that nobody has followed up yet. */
export const saveAbsence = post('/extranet/student/Absences').takes<AbsenceWrite>().answers<Absence>();
