import { del, get, post, put } from '../../base/endpoint';
import type { DeskAssignment, DeskAssignments, DeskBatch, DeskDecision, DeskTakenBack } from '../answers';
import type {
  DeskAssignmentsWrite,
  DeskAssignmentWrite,
  DeskBatchWrite,
  DeskDecisionWrite,
  DeskTakeBackWrite,
} from '../schemas';

/** The file that goes with it. */
export const deskPiece = get('/extranet/gestion/demandes/{genre}/{id}/piece');

/** Accepts or refuses; the student is told after ten seconds. */
export const decideItem = post('/extranet/gestion/demandes/{genre}/{id}/decision')
  .takes<DeskDecisionWrite>()
  .answers<DeskDecision>();

/** Takes a decision back before the student is told of it. */
export const takeBack = del('/extranet/gestion/decisions/{id}');

/** Accepts several requests of one kind, each by itself; the students are told as of one. */
export const acceptItems = post('/extranet/gestion/demandes/{genre}/acceptations')
  .takes<DeskBatchWrite>()
  .answers<DeskBatch>();

/** Takes several decisions back before the students are told of them, each by itself. */
export const takeBackItems = post('/extranet/gestion/decisions/reprises')
  .takes<DeskTakeBackWrite>()
  .answers<DeskTakenBack>();

/** Gives a request to somebody who may decide of it, or to nobody. */
export const assignItem = put('/extranet/gestion/demandes/{genre}/{id}/attribution')
  .takes<DeskAssignmentWrite>()
  .answers<DeskAssignment>();

/** Gives several requests to one person, or to nobody, each by itself. */
export const assignItems = post('/extranet/gestion/attributions')
  .takes<DeskAssignmentsWrite>()
  .answers<DeskAssignments>();
