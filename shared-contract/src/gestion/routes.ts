import { Type } from '@sinclair/typebox';
import { OneOf } from '../base/answer-types';
import { ACCESS_FLAGS } from '../base/flags';
import { SEARCH_LIMITS } from '../base/limits';
import { ID, route, textOf } from '../base/route';
import {
  DeskAssignmentAnswer,
  DeskAssignmentsAnswer,
  DeskBatchAnswer,
  DeskDecisionAnswer,
  DeskItemAnswer,
  DeskQueueAnswer,
  DeskTakenBackAnswer,
} from './answers';
import { BATCH_KINDS } from './decision-rules';
import * as endpoints from './endpoints';
import { FiguresAnswer } from './figure-answers';
import { FIGURE_TABLES } from './figures';
import { DESK_HOLDERS, DESK_KINDS, DESK_SORTS } from './gestion';
import { PeriodEffectAnswer, PeriodHistoryAnswer, PeriodsAnswer } from './period-answers';
import { periodSchema } from './period-schemas';
import {
  deskAssignmentSchema,
  deskAssignmentsSchema,
  deskBatchSchema,
  deskDecisionSchema,
  deskTakeBackSchema,
} from './schemas';

/** The school's desk (CONTRACT §7.11); the sections of the person are asked by the handler. */
const access = { roles: ['gestion', 'programmes', 'admin'] } as const;

const params = { genre: textOf(`^(${DESK_KINDS.join('|')})$`), id: ID } as const;

const QueueQuery = Type.Object({
  genre: Type.Optional(OneOf(DESK_KINDS)),
  section: Type.Optional(Type.String({ pattern: ID.pattern })),
  recherche: Type.Optional(Type.String({ maxLength: SEARCH_LIMITS.textMax })),
  tri: Type.Optional(OneOf(DESK_SORTS)),
  attribution: Type.Optional(OneOf(DESK_HOLDERS)),
});

/** Requests to decide: queue, item, file, decision, undo. */
export const gestionRoutes = {
  queue: route(endpoints.deskQueue, { access, query: QueueQuery, answer: DeskQueueAnswer }),
  item: route(endpoints.deskItem, { access, params, answer: DeskItemAnswer }),
  piece: route(endpoints.deskPiece, { access: { ...access, navigation: true }, params }),
  decide: route(endpoints.decideItem, {
    access,
    params,
    body: deskDecisionSchema,
    audit: [
      'document.accepte',
      'document.refuse',
      'absence.suivie',
      'intervention.traitee',
      'pae.a-signer',
      'pae.modifier',
      'stage.accepte',
      'stage.refuse',
    ],
    answer: DeskDecisionAnswer,
  }),
  takeBack: route(endpoints.takeBack, { access, audit: ['decision.reprise'] }),
  accept: route(endpoints.acceptItems, {
    access,
    params: { genre: textOf(`^(${BATCH_KINDS.join('|')})$`) },
    body: deskBatchSchema,
    audit: ['document.accepte', 'absence.suivie', 'pae.a-signer'],
    answer: DeskBatchAnswer,
  }),
  takeBackItems: route(endpoints.takeBackItems, {
    access,
    body: deskTakeBackSchema,
    audit: ['decision.reprise'],
    answer: DeskTakenBackAnswer,
  }),
  assign: route(endpoints.assignItem, {
    access,
    params,
    body: deskAssignmentSchema,
    audit: ['demande.attribuee'],
    answer: DeskAssignmentAnswer,
  }),
  assignItems: route(endpoints.assignItems, {
    access,
    body: deskAssignmentsSchema,
    audit: ['demande.attribuee'],
    answer: DeskAssignmentsAnswer,
  }),
};

const flag = { flag: textOf(`^(${ACCESS_FLAGS.join('|')})$`) } as const;
const Section = Type.Optional(Type.String({ pattern: ID.pattern }));
const Moment = Type.Optional(Type.String({ maxLength: 35 }));

/** The windows of the year; whose they are is asked by the handler. */
export const periodRoutes = {
  periods: route(endpoints.periods, { access, answer: PeriodsAnswer }),
  effect: route(endpoints.periodEffect, {
    access,
    params: flag,
    query: Type.Object({ section: Section, ouverture: Moment, fermeture: Moment }),
    answer: PeriodEffectAnswer,
  }),
  history: route(endpoints.periodHistory, {
    access,
    params: flag,
    query: Type.Object({ section: Section }),
    answer: PeriodHistoryAnswer,
  }),
  save: route(endpoints.savePeriod, {
    access,
    params: flag,
    body: periodSchema,
    audit: ['periode.modifiee'],
  }),
  undo: route(endpoints.undoPeriod, { access, audit: ['periode.annulee'] }),
};

/** Numbers of the sections of who asks; they name nobody. */
export const figureRoutes = {
  figures: route(endpoints.figures, { access, answer: FiguresAnswer }),
  sheet: route(endpoints.figureSheet, {
    access: { ...access, navigation: true },
    params: { tableau: textOf(`^(${FIGURE_TABLES.join('|')})$`) },
  }),
};
