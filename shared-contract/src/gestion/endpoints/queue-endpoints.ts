import { get } from '../../base/endpoint';
import type { DeskItem, DeskQueue } from '../answers';

/** Requests that wait in the sections of the person who asks. */
export const deskQueue = get(
  '/extranet/gestion/demandes{?genre,section,recherche,tri,attribution}',
).answers<DeskQueue>();

/** One request with its student's context. */
export const deskItem = get('/extranet/gestion/demandes/{genre}/{id}').answers<DeskItem>();
