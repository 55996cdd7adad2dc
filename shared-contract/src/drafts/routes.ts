import { Type } from '@sinclair/typebox';
import { Instant, Shape } from '../base/answer-types';
import { route, textOf } from '../base/route';
import { draftSchema } from '../portal/schemas';
import * as endpoints from './endpoints';

/** GET, PUT /drafts/{ScreenLocation} */
const DraftAnswer = Shape({ ScreenLocation: Type.String(), Contenu: Type.Any(), Date: Instant });

/** ISO 8601 in UTC, as the answer of `keepDraft` says it. */
const SAVED_AT =
  '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$';

const access = { session: true } as const;
/** A draft is private to its author and binds nobody. */
const DRAFT = { none: 'brouillon\u00a0: rien n’est envoyé' } as const;
const params = { ScreenLocation: textOf('^[\\s\\S]{1,100}$') } as const;

/** Drafts, per user and screen, for 30 days (CONTRACT §3). */
export const draftRoutes = {
  draft: route(endpoints.draft, { access, params, answer: DraftAnswer, mayBeEmpty: true }),
  keepDraft: route(endpoints.keepDraft, {
    access,
    params,
    body: draftSchema,
    answer: DraftAnswer,
    audit: DRAFT,
  }),
  forgetDraft: route(endpoints.forgetDraft, {
    access,
    params,
    query: Type.Object({ Date: Type.Optional(Type.String({ pattern: SAVED_AT })) }),
    audit: DRAFT,
  }),
};
