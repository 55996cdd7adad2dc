import { route } from '../base/route';
import { SignaturePaiAnswer, SignedAnswer } from '../signature/answers';
import { signaturePaiSchema } from '../signature/schemas';
import { InclusiveDocumentListAnswer, InclusiveRequestAnswer } from './answers';
import * as endpoints from './endpoints';
import { inclusiveDocumentSchema, inclusiveRequestSchema } from './schemas';

/** A line that administrators read would tell who has such a file (docs/decisions/inclusive-and-proclamation.md). */
const NO_AUDIT_LINE = { none: 'donnée de santé\u00a0: journal à part' } as const;
const READ = { screen: 'DecretInclusif', right: 'Read' } as const;
const CREATE = { screen: 'DecretInclusif', right: 'Create' } as const;

/** Inclusive teaching: one file a student, with PDF attachments (S2 §2 to §5). Health data. */
export const inclusiveRoutes = {
  inclusiveFile: route(endpoints.inclusiveFile, {
    access: READ,
    answer: InclusiveRequestAnswer,
    mayBeEmpty: true,
  }),
  saveInclusiveFile: route(endpoints.saveInclusiveFile, {
    access: CREATE,
    body: inclusiveRequestSchema,
    audit: NO_AUDIT_LINE,
    answer: InclusiveRequestAnswer,
  }),
  attachments: route(endpoints.attachments, { access: READ, answer: InclusiveDocumentListAnswer }),
  addAttachment: route(endpoints.addAttachment, {
    access: CREATE,
    body: inclusiveDocumentSchema,
    audit: NO_AUDIT_LINE,
    answer: InclusiveDocumentListAnswer,
  }),
  removeAttachment: route(endpoints.removeAttachment, {
    access: { screen: 'DecretInclusif', right: 'Delete' },
    audit: NO_AUDIT_LINE,
  }),
};

/** The individual support plan (PAI) and its signature (S2 §2, §4). Health data. */
export const paiRoutes = {
  supportPlan: route(endpoints.supportPlan, {
    access: { screen: 'SignaturePAI', right: 'Read' },
    answer: SignaturePaiAnswer,
    mayBeEmpty: true,
  }),
  signSupportPlan: route(endpoints.signSupportPlan, {
    access: { screen: 'SignaturePAI', right: 'Create' },
    body: signaturePaiSchema,
    audit: NO_AUDIT_LINE,
    isBodyJudgedLater: true,
    answer: SignedAnswer,
  }),
};
