import { route } from '../base/route';
import { SignaturePaeAnswer, SignedAnswer } from './answers';
import * as endpoints from './endpoints';
import { signaturePaeSchema } from './schemas';

const screen = 'SignaturePAE';

/** Signature of the annual programme (S2 §2, §4); its event is judged by the handlers. */
export const signatureRoutes = {
  programmeToSign: route(endpoints.programmeToSign, {
    access: { screen, right: 'Read' },
    answer: SignaturePaeAnswer,
    mayBeEmpty: true,
  }),
  settleProgramme: route(endpoints.settleProgramme, {
    access: { screen, right: 'Update' },
    body: signaturePaeSchema,
    audit: ['pae.signe', 'pae.probleme'],
    isBodyJudgedLater: true,
    answer: SignedAnswer,
  }),
};
