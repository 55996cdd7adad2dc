import { del, get, post } from '../base/endpoint';
import type { DeskDecision, DeskItem, DeskQueue } from './answers';
import type { DeskDecisionWrite } from './schemas';

/** Requests that wait in the sections of the person who asks. */
export const deskQueue = get('/extranet/gestion/demandes{?genre,section,recherche,tri}').answers<DeskQueue>();

/** One request with its student's context. */
export const deskItem = get('/extranet/gestion/demandes/{genre}/{id}').answers<DeskItem>();

/** The file that goes with it. */
export const deskPiece = get('/extranet/gestion/demandes/{genre}/{id}/piece');

/** Accepts or refuses; the student is told after ten seconds. */
export const decideItem = post('/extranet/gestion/demandes/{genre}/{id}/decision')
  .takes<DeskDecisionWrite>()
  .answers<DeskDecision>();

/** Takes a decision back before the student is told of it. */
export const takeBack = del('/extranet/gestion/decisions/{id}');
