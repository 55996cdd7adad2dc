import { binds } from '../base/binding';
import { del, get, post } from '../base/endpoint';
import type { SignaturePai, Signed } from '../signature/answers';
import type { SignaturePaiWrite } from '../signature/schemas';
import type { InclusiveDocument, InclusiveRequest } from './answers';
import type { InclusiveDocumentWrite, InclusiveRequestWrite } from './schemas';

/** The student's inclusive teaching file; null when she has none. */
export const inclusiveFile = get('/extranet/student/DecretInclusif').answers<InclusiveRequest | null>();

/** Opens, saves or submits the file. */
export const saveInclusiveFile = post('/extranet/student/DecretInclusif')
  .takes<InclusiveRequestWrite>()
  .answers<InclusiveRequest>();

/** Submits it, for good. */
export const submitInclusiveFile = binds(saveInclusiveFile);

/** PDF attachments of the file. */
export const attachments = get('/extranet/student/DecretInclusif01').answers<InclusiveDocument[]>();

/** Attaches an uploaded PDF to the file. */
export const addAttachment = post('/extranet/student/DecretInclusif01')
  .takes<InclusiveDocumentWrite>()
  .answers<InclusiveDocument[]>();

/** Removes an attachment, its content with it. */
export const removeAttachment = del('/delete/{DocumentID}/DecretInclusif01');

/** The individual support plan (PAI) that waits for her signature; null when none does. */
export const supportPlan = get('/extranet/student/SignaturePAI').answers<SignaturePai | null>();

/** Signs the support plan. */
export const signSupportPlan = binds(
  post('/extranet/student/SignaturePAI').takes<SignaturePaiWrite>().answers<Signed>(),
);
