import type { AnswerOf, Endpoint } from '../base/endpoint';
import {
  accessRights,
  dashboard,
  eventsAccess,
  portalVersion,
  securityInfos,
  securityStatus,
} from './endpoints';

const endpoints = {
  status: securityStatus,
  version: portalVersion,
  infos: securityInfos,
  dashboard,
  access: accessRights,
  events: eventsAccess,
};

/**
 * The six start-up answers; a dashboard of null stands for 204: no student in view. The server may inline them in the
 * page, in `<script type="application/json" id="portail-startup">`; one that is absent is called.
 */
export type StartupAnswers = {
  [Name in keyof typeof endpoints]: AnswerOf<(typeof endpoints)[Name]>;
};

/** The six start-up calls (S1 §4), in their order, under the names by which the server may inline their answers. */
export const STARTUP_ENDPOINTS: {
  readonly [Name in keyof StartupAnswers]: Endpoint<'GET', string, StartupAnswers[Name]>;
} = endpoints;

/** Ids of the JSON blocks that the server inlines in the page. */
export const INLINE_IDS = {
  startup: 'portail-startup',
  registry: 'portail-registre',
  institution: 'portail-institution',
  /** A `BoardSummary`, on the home alone. */
  board: 'portail-valves',
  /** A `DeadlineSummary`, on the home alone. */
  deadlines: 'portail-echeances',
  /** Prefetched answers of the opened screen: `Record<path, answer>`, with paths as `useApi` caches them. */
  answers: 'portail-reponses',
} as const;
