import * as absences from 'shared-contract/absences/endpoints';
import * as documents from 'shared-contract/documents/endpoints';
import * as exams from 'shared-contract/exams/endpoints';
import * as inclusive from 'shared-contract/inclusive/endpoints';
import * as internships from 'shared-contract/internships/endpoints';
import * as notices from 'shared-contract/notices/endpoints';
import * as pae from 'shared-contract/pae/endpoints';
import * as proclamation from 'shared-contract/proclamation/endpoints';
import * as records from 'shared-contract/records/endpoints';
import * as reinscription from 'shared-contract/reinscription/endpoints';
import * as sar from 'shared-contract/sar/endpoints';
import * as signature from 'shared-contract/signature/endpoints';
import * as thesis from 'shared-contract/thesis/endpoints';
import * as tp from 'shared-contract/tp/endpoints';
import * as verifications from 'shared-contract/verifications/endpoints';
import { keyOf } from './key-of';
import { ROWS, type Row } from './matrix-rows';

const API = '/api/v1';
const STUDENT = `${API}/extranet/student`;

/** Every route of the portal and who may call it; a route that is missing here fails the tests. */
export const MATRIX: Record<string, Row> = {
  'GET /healthz': ROWS.open,
  'GET /readyz': ROWS.open,
  'GET /robots.txt': ROWS.open,
  'GET /favicon.svg': ROWS.open,
  'GET /assets/*': ROWS.open,
  'GET /r/*': ROWS.open,
  'GET /*': ROWS.open,
  'GET /auth/login': ROWS.open,
  'GET /auth/callback': ROWS.open,
  'GET /auth/done': ROWS.open,
  'POST /auth/logout': ROWS.open,
  'GET /oidc/connexion/:uid': ROWS.open,
  'POST /oidc/connexion/:uid': ROWS.open,
  'GET /oidc/*': ROWS.open,
  'POST /oidc/*': ROWS.open,
  'GET /registry.json': ROWS.startup,

  [`GET ${API}/openapi.json`]: ROWS.open,
  [`GET ${API}/security/status`]: ROWS.open,
  [`GET ${API}/version`]: ROWS.open,
  [keyOf(documents.attestation)]: ROWS.open,
  [`GET ${API}/security/infos`]: ROWS.startup,
  [`GET ${API}/security/access`]: ROWS.startup,
  [`GET ${API}/events/access`]: ROWS.startup,
  [keyOf(records.dashboard)]: ROWS.startup,
  [`POST ${API}/federation/report`]: ROWS.startup,
  [`POST ${API}/security/RGPD`]: ROWS.privacy,
  [`POST ${API}/security/matricule/:matricule`]: ROWS.staff,
  [`DELETE ${API}/security/matricule`]: ROWS.staff,
  [`GET ${API}/audit`]: ROWS.admin,
  [`GET ${API}/admin/status`]: ROWS.admin,
  [`GET ${API}/admin/testeurs`]: ROWS.admin,
  [`POST ${API}/admin/testeurs`]: ROWS.admin,
  [`DELETE ${API}/admin/testeurs`]: ROWS.admin,

  [keyOf(verifications.searchStudents)]: ROWS.verifications,
  [keyOf(verifications.programme)]: ROWS.verifications,
  [keyOf(verifications.handedInDocuments)]: ROWS.verifications,
  [keyOf(verifications.studentFile)]: ROWS.verifications,
  [keyOf(verifications.gradeStatements)]: ROWS.verifications,
  [keyOf(verifications.priorCareers)]: ROWS.verifications,
  [keyOf(verifications.priorCareer)]: ROWS.verifications,
  [keyOf(verifications.jobs)]: ROWS.verifications,
  [keyOf(verifications.job)]: ROWS.verifications,

  [`GET ${API}/parameters`]: ROWS.session,
  [`GET ${API}/recus`]: ROWS.session,
  [`GET ${API}/recus/:Numero`]: ROWS.session,
  [`GET ${API}/drafts/:ScreenLocation`]: ROWS.session,
  [`PUT ${API}/drafts/:ScreenLocation`]: ROWS.sessionWrite,
  [`DELETE ${API}/drafts/:ScreenLocation`]: ROWS.sessionWrite,

  [keyOf(records.enrolments)]: ROWS.file,
  [keyOf(records.enrolment)]: ROWS.file,
  [keyOf(records.results)]: ROWS.file,
  [keyOf(records.deliberation)]: ROWS.file,
  [keyOf(documents.storedFiles)]: ROWS.file,
  [keyOf(records.student)]: ROWS.file,
  [keyOf(records.addresses)]: ROWS.file,
  [keyOf(records.contactMeans)]: ROWS.file,
  [keyOf(records.consultations)]: ROWS.file,
  [keyOf(records.unitDetail)]: ROWS.file,
  [keyOf(records.unitSheet)]: ROWS.file,
  [keyOf(notices.notices)]: ROWS.fileWhenBlocked,
  [keyOf(notices.noticeAttachments)]: ROWS.fileWhenBlocked,
  [keyOf(absences.absences)]: ROWS.file,
  [keyOf(absences.absence)]: ROWS.file,
  [keyOf(absences.saveAbsence)]: ROWS.ownWrite,
  [`GET ${STUDENT}/Calendrier.ics`]: ROWS.file,
  [`POST ${STUDENT}/Calendrier`]: ROWS.ownWrite,
  [`GET ${API}/calendriers/:cle`]: ROWS.open,
  [keyOf(documents.requiredDocuments)]: ROWS.fileWhenBlocked,
  [keyOf(documents.handInDocument)]: ROWS.ownWriteWhenBlocked,

  [`GET ${API}/files/:DocumentID`]: ROWS.sessionAndBlocked,
  [`POST ${API}/files`]: ROWS.ownWriteWhenBlocked,
  [`POST ${API}/files/empreintes`]: ROWS.ownWriteWhenBlocked,
  [`POST ${API}/files/uploads`]: ROWS.ownWriteWhenBlocked,
  [`PATCH ${API}/files/uploads/:upload`]: ROWS.ownWriteWhenBlocked,
  [`DELETE ${API}/files/uploads/:upload`]: ROWS.ownWriteWhenBlocked,
  [keyOf(documents.changePhoto)]: ROWS.ownWriteWhenBlocked,
  [keyOf(documents.printedDocument)]: ROWS.file,

  [keyOf(thesis.thesis)]: ROWS.otherEvent,
  [keyOf(thesis.saveThesis)]: ROWS.otherEvent,
  [keyOf(thesis.thesisToSubmit)]: ROWS.otherEvent,
  [keyOf(thesis.submitThesis)]: ROWS.otherEvent,
  [keyOf(thesis.submitThesisAgain)]: ROWS.otherEvent,
  [keyOf(thesis.hasSecondSession)]: ROWS.otherEvent,
  [keyOf(thesis.saveIdm)]: ROWS.otherEvent,
  [keyOf(internships.internships)]: ROWS.event,
  [keyOf(internships.internship)]: ROWS.event,
  [keyOf(internships.saveInternship)]: ROWS.ownEventWrite,
  [keyOf(internships.internshipAgreement)]: ROWS.event,

  [`GET ${STUDENT}/Commandes`]: ROWS.event,
  [`GET ${STUDENT}/Commandes01/:CommandeID`]: ROWS.event,
  [`GET ${STUDENT}/order-intervention`]: ROWS.event,
  [`POST ${STUDENT}/order-intervention`]: ROWS.ownEventWrite,
  [`GET ${STUDENT}/CommandeSyllabus`]: ROWS.event,
  [`GET ${STUDENT}/CommandeSyllabus01`]: ROWS.event,
  [`GET ${STUDENT}/hasOrderLast72Hours`]: ROWS.event,
  [`POST ${STUDENT}/commandeSyllabus`]: ROWS.ownEventWrite,

  [keyOf(reinscription.reenrolment)]: ROWS.reenrolment,
  [keyOf(reinscription.addresses)]: ROWS.reenrolment,
  [keyOf(reinscription.addressForm)]: ROWS.reenrolment,
  [keyOf(reinscription.saveAddress)]: ROWS.reenrolment,
  [keyOf(reinscription.contactMeans)]: ROWS.reenrolment,
  [keyOf(reinscription.contactMeanForm)]: ROWS.reenrolment,
  [keyOf(reinscription.saveContactMean)]: ROWS.reenrolment,
  [keyOf(reinscription.saveGrant)]: ROWS.reenrolment,
  [keyOf(reinscription.saveThirdLanguage)]: ROWS.reenrolment,
  [keyOf(reinscription.saveMaster)]: ROWS.reenrolment,
  [keyOf(reinscription.removeAddress)]: ROWS.reenrolment,
  [keyOf(reinscription.removeContactMean)]: ROWS.reenrolment,
  [keyOf(sar.remediations)]: ROWS.file,
  [keyOf(sar.saveRemediations)]: ROWS.ownWrite,
  [keyOf(inclusive.inclusiveFile)]: ROWS.studentAlone,
  [keyOf(inclusive.saveInclusiveFile)]: ROWS.studentAlone,
  [keyOf(inclusive.attachments)]: ROWS.studentAlone,
  [keyOf(inclusive.addAttachment)]: ROWS.studentAlone,
  [keyOf(inclusive.removeAttachment)]: ROWS.studentAlone,
  [keyOf(inclusive.supportPlan)]: ROWS.otherEvent,
  [keyOf(inclusive.signSupportPlan)]: ROWS.otherEvent,
  [keyOf(proclamation.ceremony)]: ROWS.otherEvent,
  [keyOf(proclamation.registerToCeremony)]: ROWS.otherEvent,
  [keyOf(exams.examSession)]: ROWS.event,
  [keyOf(exams.examLines)]: ROWS.event,
  [keyOf(exams.registerToSession)]: ROWS.ownEventWrite,
  [keyOf(exams.registerToExams)]: ROWS.ownEventWrite,

  [keyOf(tp.tpCourses)]: ROWS.event,
  [keyOf(tp.tpGroups)]: ROWS.event,
  [keyOf(tp.chooseTpGroups)]: ROWS.ownEventWrite,
  [keyOf(pae.paeConstraints)]: ROWS.reenrolment,
  [keyOf(pae.paeLevels)]: ROWS.reenrolment,
  [keyOf(pae.savePae)]: ROWS.reenrolment,
  [keyOf(pae.decidePae)]: ROWS.staffWrite,

  [keyOf(signature.programmeToSign)]: ROWS.otherEvent,
  [keyOf(signature.settleProgramme)]: ROWS.otherEvent,
};
