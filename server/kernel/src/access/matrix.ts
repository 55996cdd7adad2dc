import * as absences from 'shared-contract/absences/endpoints';
import * as admin from 'shared-contract/admin/endpoints';
import * as contacts from 'shared-contract/contacts/endpoints';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import * as documents from 'shared-contract/documents/endpoints';
import * as drafts from 'shared-contract/drafts/endpoints';
import * as exams from 'shared-contract/exams/endpoints';
import { reportRemote } from 'shared-contract/federation/endpoints';
import { beginUpload, depositFingerprint, removeFile, uploadFile } from 'shared-contract/files/endpoints';
import * as inclusive from 'shared-contract/inclusive/endpoints';
import * as internships from 'shared-contract/internships/endpoints';
import * as notices from 'shared-contract/notices/endpoints';
import * as notifications from 'shared-contract/notifications/endpoints';
import * as ownData from 'shared-contract/own-data/endpoints';
import * as pae from 'shared-contract/pae/endpoints';
import * as portal from 'shared-contract/portal/endpoints';
import { parameters } from 'shared-contract/portal/endpoints';
import * as proclamation from 'shared-contract/proclamation/endpoints';
import { progress } from 'shared-contract/progress/endpoints';
import * as receipts from 'shared-contract/receipts/endpoints';
import * as records from 'shared-contract/records/endpoints';
import * as reinscription from 'shared-contract/reinscription/endpoints';
import * as sar from 'shared-contract/sar/endpoints';
import * as security from 'shared-contract/security/endpoints';
import * as signature from 'shared-contract/signature/endpoints';
import * as thesis from 'shared-contract/thesis/endpoints';
import * as tp from 'shared-contract/tp/endpoints';
import * as verifications from 'shared-contract/verifications/endpoints';
import { DESK } from './matrix-desk';
import { PAGES } from './matrix-pages';
import { ROWS, type Row } from './matrix-rows';
import { routeKey } from './route-key';

const API = '/api/v1';
const STUDENT = `${API}/extranet/student`;

/** Path of a resumable upload in progress: in no endpoint, since clients follow its Location header. */
const UPLOAD = `${API}${beginUpload.path}/:upload`;

/** Every route of the portal and who may call it; a route that is missing here fails the tests. */
export const MATRIX: Record<string, Row> = {
  ...PAGES,
  ...DESK,
  'GET /registry.json': ROWS.startup,

  [`GET ${API}/openapi.json`]: ROWS.open,
  [routeKey(portal.securityStatus)]: ROWS.open,
  [routeKey(portal.portalVersion)]: ROWS.open,
  [routeKey(documents.attestation)]: ROWS.open,
  [routeKey(receipts.receiptCheck)]: ROWS.open,
  [routeKey(portal.securityInfos)]: ROWS.startup,
  [routeKey(portal.accessRights)]: ROWS.startup,
  [routeKey(portal.eventsAccess)]: ROWS.startup,
  [routeKey(portal.dashboard)]: ROWS.startup,
  [routeKey(reportRemote)]: ROWS.startup,
  [routeKey(security.acceptPrivacy)]: ROWS.privacy,
  [routeKey(security.viewStudent)]: ROWS.staff,
  [routeKey(security.leaveStudent)]: ROWS.staff,
  [routeKey(admin.auditLog)]: ROWS.admin,
  [routeKey(admin.auditPage)]: ROWS.admin,
  [routeKey(admin.portalStatus)]: ROWS.admin,
  [routeKey(admin.testedDomains)]: ROWS.admin,
  [routeKey(admin.tryVersion)]: ROWS.admin,
  [routeKey(admin.leaveTests)]: ROWS.admin,

  [routeKey(verifications.searchStudents)]: ROWS.verifications,
  [routeKey(verifications.programme)]: ROWS.verifications,
  [routeKey(verifications.handedInDocuments)]: ROWS.verifications,
  [routeKey(verifications.studentFile)]: ROWS.verifications,
  [routeKey(verifications.gradeStatements)]: ROWS.verifications,
  [routeKey(verifications.priorCareers)]: ROWS.verifications,
  [routeKey(verifications.priorCareer)]: ROWS.verifications,
  [routeKey(verifications.jobs)]: ROWS.verifications,
  [routeKey(verifications.job)]: ROWS.verifications,

  [routeKey(parameters)]: ROWS.session,
  [routeKey(receipts.receipts)]: ROWS.session,
  [routeKey(receipts.receipt)]: ROWS.session,
  [routeKey(drafts.draft)]: ROWS.session,
  [routeKey(drafts.keepDraft)]: ROWS.sessionWrite,
  [routeKey(drafts.forgetDraft)]: ROWS.sessionWrite,

  [routeKey(records.enrolments)]: ROWS.file,
  [routeKey(records.enrolment)]: ROWS.file,
  [routeKey(records.results)]: ROWS.file,
  [routeKey(records.deliberation)]: ROWS.file,
  [routeKey(progress)]: ROWS.file,
  [routeKey(documents.storedFiles)]: ROWS.file,
  [routeKey(records.student)]: ROWS.file,
  [routeKey(records.addresses)]: ROWS.file,
  [routeKey(records.contactMeans)]: ROWS.file,
  [routeKey(contacts.saveOwnAddress)]: ROWS.ownWrite,
  [routeKey(contacts.removeOwnAddress)]: ROWS.ownWrite,
  [routeKey(contacts.saveOwnMean)]: ROWS.ownWrite,
  [routeKey(contacts.removeOwnMean)]: ROWS.ownWrite,
  [routeKey(contacts.emailToConfirm)]: ROWS.file,
  [routeKey(contacts.confirmEmail)]: ROWS.ownWrite,
  [routeKey(contacts.giveUpEmail)]: ROWS.ownWrite,
  [routeKey(records.consultations)]: ROWS.file,
  [routeKey(records.unitDetail)]: ROWS.file,
  [routeKey(records.unitSheet)]: ROWS.file,
  [routeKey(deadlines)]: ROWS.file,
  [routeKey(notifications.notifications)]: ROWS.studentAlone,
  [routeKey(notifications.readNotifications)]: ROWS.ownWrite,
  [routeKey(notifications.notificationSettings)]: ROWS.studentAlone,
  [routeKey(notifications.saveNotificationSettings)]: ROWS.ownWrite,
  // Hers alone, and never while staff looks at her: a copy holds her health file and her devices.
  [routeKey(ownData.dataCopies)]: ROWS.studentAlone,
  [routeKey(ownData.askDataCopy)]: ROWS.ownWrite,
  [routeKey(ownData.dataCopyFile)]: ROWS.studentAlone,
  [routeKey(ownData.devices)]: ROWS.studentAlone,
  [routeKey(ownData.disconnectDevice)]: ROWS.ownWrite,
  [routeKey(ownData.deviceKey)]: ROWS.studentAlone,
  [routeKey(notices.notices)]: ROWS.fileWhenBlocked,
  [routeKey(notices.noticeAttachments)]: ROWS.fileWhenBlocked,
  [routeKey(notices.readNotice)]: ROWS.ownWriteWhenBlocked,
  [routeKey(absences.absences)]: ROWS.file,
  [routeKey(absences.absence)]: ROWS.file,
  [routeKey(absences.saveAbsence)]: ROWS.ownWrite,
  [routeKey(documents.calendarFile)]: ROWS.file,
  [routeKey(documents.calendarSubscription)]: ROWS.studentAlone,
  [routeKey(documents.makeCalendarAddress)]: ROWS.ownWrite,
  [routeKey(documents.removeCalendarAddress)]: ROWS.ownWrite,
  [routeKey(documents.deadlineFile)]: ROWS.file,
  [routeKey(documents.subscribedCalendar)]: ROWS.open,
  [routeKey(documents.requiredDocuments)]: ROWS.fileWhenBlocked,
  [routeKey(documents.handInDocument)]: ROWS.ownWriteWhenBlocked,

  [routeKey(documents.sentFile)]: ROWS.sessionAndBlocked,
  [routeKey(uploadFile)]: ROWS.sending,
  [routeKey(removeFile)]: ROWS.sending,
  [routeKey(depositFingerprint)]: ROWS.ownWriteWhenBlocked,
  [routeKey(beginUpload)]: ROWS.sending,
  [`PATCH ${UPLOAD}`]: ROWS.sending,
  [`DELETE ${UPLOAD}`]: ROWS.sending,
  [routeKey(documents.changePhoto)]: ROWS.ownWriteWhenBlocked,
  [routeKey(documents.printedDocument)]: ROWS.file,

  [routeKey(thesis.thesis)]: ROWS.otherEvent,
  [routeKey(thesis.saveThesis)]: ROWS.otherEvent,
  [routeKey(thesis.thesisToSubmit)]: ROWS.otherEvent,
  [routeKey(thesis.submitThesis)]: ROWS.otherEvent,
  [routeKey(thesis.submitThesisAgain)]: ROWS.otherEvent,
  [routeKey(thesis.hasSecondSession)]: ROWS.otherEvent,
  [routeKey(thesis.saveIdm)]: ROWS.otherEvent,
  [routeKey(internships.internships)]: ROWS.event,
  [routeKey(internships.internship)]: ROWS.event,
  [routeKey(internships.saveInternship)]: ROWS.ownEventWrite,
  [routeKey(internships.internshipAgreement)]: ROWS.event,

  [`GET ${STUDENT}/Commandes`]: ROWS.file,
  [`GET ${STUDENT}/Commandes01/:CommandeID`]: ROWS.file,
  [`GET ${STUDENT}/order-intervention`]: ROWS.file,
  [`POST ${STUDENT}/order-intervention`]: ROWS.ownEventWrite,
  [`GET ${STUDENT}/CommandeConditions`]: ROWS.file,
  [`GET ${STUDENT}/CommandeSyllabus`]: ROWS.event,
  [`GET ${STUDENT}/CommandeSyllabus01`]: ROWS.event,
  [`GET ${STUDENT}/hasOrderLast72Hours`]: ROWS.event,
  [`POST ${STUDENT}/commandeSyllabus`]: ROWS.ownEventWrite,

  [routeKey(reinscription.reenrolment)]: ROWS.reenrolment,
  [routeKey(reinscription.addresses)]: ROWS.reenrolment,
  [routeKey(reinscription.addressForm)]: ROWS.reenrolment,
  [routeKey(reinscription.saveAddress)]: ROWS.reenrolment,
  [routeKey(reinscription.contactMeans)]: ROWS.reenrolment,
  [routeKey(reinscription.contactMeanForm)]: ROWS.reenrolment,
  [routeKey(reinscription.saveContactMean)]: ROWS.reenrolment,
  [routeKey(reinscription.saveGrant)]: ROWS.reenrolment,
  [routeKey(reinscription.saveThirdLanguage)]: ROWS.reenrolment,
  [routeKey(reinscription.saveMaster)]: ROWS.reenrolment,
  [routeKey(reinscription.removeAddress)]: ROWS.reenrolment,
  [routeKey(reinscription.removeContactMean)]: ROWS.reenrolment,
  [routeKey(sar.remediations)]: ROWS.file,
  [routeKey(sar.saveRemediations)]: ROWS.ownWrite,
  [routeKey(inclusive.inclusiveFile)]: ROWS.studentAlone,
  [routeKey(inclusive.saveInclusiveFile)]: ROWS.studentAlone,
  [routeKey(inclusive.attachments)]: ROWS.studentAlone,
  [routeKey(inclusive.addAttachment)]: ROWS.studentAlone,
  [routeKey(inclusive.removeAttachment)]: ROWS.studentAlone,
  [routeKey(inclusive.supportPlan)]: ROWS.otherEvent,
  [routeKey(inclusive.signSupportPlan)]: ROWS.otherEvent,
  [routeKey(proclamation.ceremony)]: ROWS.otherEvent,
  [routeKey(proclamation.registerToCeremony)]: ROWS.otherEvent,
  [routeKey(exams.examSession)]: ROWS.event,
  [routeKey(exams.examLines)]: ROWS.event,
  [routeKey(exams.sessionExams)]: ROWS.event,
  [routeKey(exams.registerToSession)]: ROWS.ownEventWrite,
  [routeKey(exams.registerToExams)]: ROWS.ownEventWrite,

  [routeKey(tp.tpCourses)]: ROWS.event,
  [routeKey(tp.tpGroups)]: ROWS.event,
  [routeKey(tp.chooseTpGroups)]: ROWS.ownEventWrite,
  [routeKey(tp.tpWishes)]: ROWS.event,
  [routeKey(tp.askTpWish)]: ROWS.ownEventWrite,
  [routeKey(tp.leaveTpWish)]: ROWS.ownWrite,
  [routeKey(pae.paeConstraints)]: ROWS.reenrolment,
  [routeKey(pae.paeLevels)]: ROWS.reenrolment,
  [routeKey(pae.savePae)]: ROWS.reenrolment,
  [routeKey(pae.decidePae)]: ROWS.staffWrite,

  [routeKey(signature.programmeToSign)]: ROWS.otherEvent,
  [routeKey(signature.settleProgramme)]: ROWS.otherEvent,
};
