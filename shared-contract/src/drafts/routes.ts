import { Type } from '@sinclair/typebox';
import { Instant, Shape } from '../base/answer-types';
import { route, textOf } from '../base/route';
import { draftSchema } from '../portal/schemas';
import * as endpoints from './endpoints';

/** GET, PUT /drafts/{ScreenLocation} */
const DraftAnswer = Shape({ ScreenLocation: Type.String(), Contenu: Type.Any(), Date: Instant });

const access = { session: true } as const;
const params = { ScreenLocation: textOf('^[\\s\\S]{1,100}$') } as const;

/** Drafts, per user and screen, for 30 days (CONTRACT §3). */
export const draftRoutes = {
  draft: route(endpoints.draft, { access, params, answer: DraftAnswer, mayBeEmpty: true }),
  keepDraft: route(endpoints.keepDraft, { access, params, body: draftSchema, answer: DraftAnswer }),
  forgetDraft: route(endpoints.forgetDraft, { access, params }),
};
