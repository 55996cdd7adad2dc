import { Type } from '@sinclair/typebox';
import { OneOf } from '../base/answer-types';
import { SEARCH_LIMITS } from '../base/limits';
import { ID, route, textOf } from '../base/route';
import { DeskDecisionAnswer, DeskItemAnswer, DeskQueueAnswer } from './answers';
import * as endpoints from './endpoints';
import { DESK_KINDS, DESK_SORTS } from './gestion';
import { deskDecisionSchema } from './schemas';

/** The school's desk (CONTRACT §7.11); the sections of the person are asked by the handler. */
const access = { roles: ['gestion', 'programmes', 'admin'] } as const;

const params = { genre: textOf(`^(${DESK_KINDS.join('|')})$`), id: ID } as const;

const QueueQuery = Type.Object({
  genre: Type.Optional(OneOf(DESK_KINDS)),
  section: Type.Optional(Type.String({ pattern: ID.pattern })),
  recherche: Type.Optional(Type.String({ maxLength: SEARCH_LIMITS.textMax })),
  tri: Type.Optional(OneOf(DESK_SORTS)),
});

/** What the school has to decide: the queue, one request, its file, the decision and its taking back. */
export const gestionRoutes = {
  queue: route(endpoints.deskQueue, { access, query: QueueQuery, answer: DeskQueueAnswer }),
  item: route(endpoints.deskItem, { access, params, answer: DeskItemAnswer }),
  piece: route(endpoints.deskPiece, { access: { ...access, navigation: true }, params }),
  decide: route(endpoints.decideItem, {
    access,
    params,
    body: deskDecisionSchema,
    audit: ['document.accepte', 'document.refuse', 'absence.suivie', 'intervention.traitee'],
    answer: DeskDecisionAnswer,
  }),
  takeBack: route(endpoints.takeBack, { access, audit: ['decision.reprise'] }),
};
