import { del, get, post, put } from '../base/endpoint';
import type {
  DeskAssignment,
  DeskAssignments,
  DeskBatch,
  DeskDecision,
  DeskItem,
  DeskQueue,
  DeskTakenBack,
} from './answers';
import type { Figures } from './figure-answers';
import type { PeriodChange, PeriodEffect, Periods } from './period-answers';
import type { PeriodWrite } from './period-schemas';
import type {
  DeskAssignmentsWrite,
  DeskAssignmentWrite,
  DeskBatchWrite,
  DeskDecisionWrite,
  DeskTakeBackWrite,
} from './schemas';

/** Requests that wait in the sections of the person who asks. */
export const deskQueue = /* @__PURE__ */ get(
  '/extranet/gestion/demandes{?genre,section,recherche,tri,attribution}',
).answers<DeskQueue>();

/** One request with its student's context. */
export const deskItem = /* @__PURE__ */ get('/extranet/gestion/demandes/{genre}/{id}').answers<DeskItem>();

/** The file that goes with it. */
export const deskPiece = /* @__PURE__ */ get('/extranet/gestion/demandes/{genre}/{id}/piece');

/** Accepts or refuses; the student is told once it can't be taken back any more. */
export const decideItem = /* @__PURE__ */ post('/extranet/gestion/demandes/{genre}/{id}/decision')
  .takes<DeskDecisionWrite>()
  .answers<DeskDecision>();

/** Takes a decision back before the student is told of it. */
export const takeBack = /* @__PURE__ */ del('/extranet/gestion/decisions/{id}');

/** Accepts several requests of one kind, each by itself; the students are told as of one. */
export const acceptItems = /* @__PURE__ */ post('/extranet/gestion/demandes/{genre}/acceptations')
  .takes<DeskBatchWrite>()
  .answers<DeskBatch>();

/** Takes several decisions back before the students are told of them, each by itself. */
export const takeBackItems = /* @__PURE__ */ post('/extranet/gestion/decisions/reprises')
  .takes<DeskTakeBackWrite>()
  .answers<DeskTakenBack>();

/** Gives a request to somebody who may decide of it, or to nobody. */
export const assignItem = /* @__PURE__ */ put('/extranet/gestion/demandes/{genre}/{id}/attribution')
  .takes<DeskAssignmentWrite>()
  .answers<DeskAssignment>();

/** Gives several requests to one person, or to nobody, each by itself. */
export const assignItems = /* @__PURE__ */ post('/extranet/gestion/attributions')
  .takes<DeskAssignmentsWrite>()
  .answers<DeskAssignments>();

/** Every event window of the year. */
export const periods = /* @__PURE__ */ get('/extranet/gestion/periodes').answers<Periods>();

/** Preview of a window change, with student counts. */
export const periodEffect = /* @__PURE__ */ get(
  '/extranet/gestion/periodes/{flag}/effet{?section,ouverture,fermeture}',
).answers<PeriodEffect>();

/** The changes of one window. */
export const periodHistory = /* @__PURE__ */ get(
  '/extranet/gestion/periodes/{flag}/historique{?section}',
).answers<PeriodChange[]>();

/** Opens, moves or closes a window; students see it at their next page. */
export const savePeriod = /* @__PURE__ */ put('/extranet/gestion/periodes/{flag}').takes<PeriodWrite>();

/** Takes the last change of a window back. */
export const undoPeriod = /* @__PURE__ */ post('/extranet/gestion/changements/{id}/annulation');

/** Workload figures of the reader's sections. */
export const figures = /* @__PURE__ */ get('/extranet/gestion/chiffres').answers<Figures>();

/** One of these tables for a spreadsheet. */
export const figureSheet = /* @__PURE__ */ get('/extranet/gestion/chiffres/{tableau}');
