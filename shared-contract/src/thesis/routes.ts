import { Type } from '@sinclair/typebox';
import { route } from '../base/route';
import { ThesisAnswer, ThesisSavedAnswer } from './answers';
import * as endpoints from './endpoints';
import { idmSchema } from './idm-schemas';
import { thesisProvisionalSchema, thesisSubmissionSchema } from './schemas';

const flag = 'AccesMemoireRemise';
const READ_SUBMISSION = { screen: 'MemoireRemise', right: 'Read', flag } as const;

/** Its state is judged before the form, and anew once its row is locked. */
const SUBMISSION = {
  access: { screen: 'MemoireRemise', right: 'Update', flag },
  body: thesisSubmissionSchema,
  audit: ['memoire.remis'],
  isBodyJudgedLater: true,
  answer: ThesisSavedAnswer,
} as const;

/** The thesis from its first title to its submission, and its defence (S1 §2 to §5, S2 §2). */
export const thesisRoutes = {
  thesis: route(endpoints.thesis, {
    access: { screen: 'Memoire', right: 'Read', flag: 'HasMemoire', outlivesWindow: true },
    answer: ThesisAnswer,
    mayBeEmpty: true,
  }),
  /** The fields that it gets say which of three schemas judges them. */
  saveThesis: route(endpoints.saveThesis, {
    access: { screen: 'Memoire', right: 'Update', flag: 'HasMemoire' },
    body: thesisProvisionalSchema,
    audit: ['memoire.titre', 'memoire.titre_modifie', 'memoire.consentements'],
    isBodyJudgedLater: true,
    answer: ThesisSavedAnswer,
  }),
  thesisToSubmit: route(endpoints.thesisToSubmit, {
    access: { ...READ_SUBMISSION, outlivesWindow: true },
    answer: ThesisAnswer,
    mayBeEmpty: true,
  }),
  submitThesis: route(endpoints.submitThesis, SUBMISSION),
  submitThesisAgain: route(endpoints.submitThesisAgain, SUBMISSION),
  hasSecondSession: route(endpoints.hasSecondSession, { access: READ_SUBMISSION, answer: Type.Boolean() }),
  /** Once the consents are given, another schema judges it. */
  saveIdm: route(endpoints.saveIdm, {
    access: { screen: 'IDM', right: 'Update', flag: 'AccesIDM' },
    body: idmSchema,
    audit: ['memoire.idm'],
    isBodyJudgedLater: true,
    answer: ThesisSavedAnswer,
  }),
};
