import { binds } from '../base/binding';
import { get, post } from '../base/endpoint';
import type { TpCourse, TpGroups, TpSaved } from './answers';
import type { TpChoices } from './schemas';

/** Courses of the student's programme that have groups of practical work. */
export const tpCourses = get('/extranet/student/InscriptionTP').answers<TpCourse[]>();

/** Groups of one of these courses, with the places that are left now. */
export const tpGroups = get(
  '/extranet/student/InscriptionTP01/{ActiviteApprentissageID}',
).answers<TpGroups>();

/** Asks for groups, for good; each choice is granted or refused by itself. */
export const chooseTpGroups = binds(
  post('/extranet/student/inscriptionTP').takes<TpChoices>().answers<TpSaved>(),
);
