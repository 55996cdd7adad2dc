import { binds } from '../base/binding';
import { del, get, post } from '../base/endpoint';
import type { TpCourse, TpGroups, TpSaved, TpWish } from './answers';
import type { TpChoices, TpWishWrite } from './schemas';

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

/** The full groups that the student waits for, and the places that are kept for her. */
export const tpWishes = get('/extranet/student/InscriptionTP02').answers<TpWish[]>();

/** Joins the line of a full group; the place that frees is hers unless she refuses it in time. */
export const askTpWish = binds(
  post('/extranet/student/InscriptionTP02').takes<TpWishWrite>().answers<TpWish>(),
);

/** Leaves the line, or refuses the kept place: it goes to the next one. */
export const leaveTpWish = del('/extranet/student/InscriptionTP02/{SouhaitID}');
