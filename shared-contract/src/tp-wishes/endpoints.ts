import { binds } from '../base/binding';
import { del, get, post } from '../base/endpoint';
import type { TpWish } from './answers';
import type { TpWishWrite } from './schemas';

/** The full groups that the student waits for, and the places that are kept for her. */
export const tpWishes = get('/extranet/student/InscriptionTP02').answers<TpWish[]>();

/** Joins the line of a full group; the place that frees is hers unless she refuses it in time. */
export const askTpWish = binds(
  post('/extranet/student/InscriptionTP02').takes<TpWishWrite>().answers<TpWish>(),
);

/** Leaves the line, or refuses the kept place: it goes to the next one. */
export const leaveTpWish = del('/extranet/student/InscriptionTP02/{SouhaitID}');
