import * as absences from 'shared-contract/absences/endpoints';
import * as admin from 'shared-contract/admin/endpoints';
import * as catalogues from 'shared-contract/catalogues/endpoints';
import * as contacts from 'shared-contract/contacts/endpoints';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import * as documents from 'shared-contract/documents/endpoints';
import * as drafts from 'shared-contract/drafts/endpoints';
import * as exams from 'shared-contract/exams/endpoints';
import { beginUpload, depositFingerprint, removeFile, uploadFile } from 'shared-contract/files/endpoints';
import * as gestion from 'shared-contract/gestion/endpoints';
import * as packages from 'shared-contract/imports/endpoints';
import * as inclusive from 'shared-contract/inclusive/endpoints';
import * as internships from 'shared-contract/internships/endpoints';
import * as notices from 'shared-contract/notices/endpoints';
import * as notifications from 'shared-contract/notifications/endpoints';
import * as ownData from 'shared-contract/own-data/endpoints';
import * as pae from 'shared-contract/pae/endpoints';
import * as portal from 'shared-contract/portal/endpoints';
import { parameters, reportRemote } from 'shared-contract/portal/endpoints';
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
import { keyOf } from './key-of';
import { PAGES } from './matrix-pages';
import { ROWS, type Row } from './matrix-rows';

const API = '/api/v1';
const STUDENT = `${API}/extranet/student`;

/** Where an upload that was begun goes on, which no endpoint tells: the client follows its Location. */
const UPLOAD = `${API}${beginUpload.path}/:upload`;

/** Every route of the portal and who may call it; a route that is missing here fails the tests. */
export const MATRIX: Record<string, Row> = {
  ...PAGES,
  'GET /registry.json': ROWS.startup,

  [`GET ${API}/openapi.json`]: ROWS.open,
  [keyOf(portal.securityStatus)]: ROWS.open,
  [keyOf(portal.portalVersion)]: ROWS.open,
  [keyOf(documents.attestation)]: ROWS.open,
  [keyOf(receipts.receiptCheck)]: ROWS.open,
  [keyOf(portal.securityInfos)]: ROWS.startup,
  [keyOf(portal.accessRights)]: ROWS.startup,
  [keyOf(portal.eventsAccess)]: ROWS.startup,
  [keyOf(portal.dashboard)]: ROWS.startup,
  [keyOf(reportRemote)]: ROWS.startup,
  [keyOf(security.acceptPrivacy)]: ROWS.privacy,
  [keyOf(security.viewStudent)]: ROWS.staff,
  [keyOf(security.leaveStudent)]: ROWS.staff,
  [keyOf(admin.auditLog)]: ROWS.admin,
  [keyOf(admin.auditPage)]: ROWS.admin,
  [keyOf(admin.portalStatus)]: ROWS.admin,
  [keyOf(admin.testedDomains)]: ROWS.admin,
  [keyOf(admin.tryVersion)]: ROWS.admin,
  [keyOf(admin.leaveTests)]: ROWS.admin,

  [keyOf(gestion.deskQueue)]: ROWS.desk,
  [keyOf(gestion.deskItem)]: ROWS.desk,
  [keyOf(gestion.deskPiece)]: ROWS.desk,
  [keyOf(gestion.decideItem)]: ROWS.deskWrite,
  [keyOf(gestion.takeBack)]: ROWS.deskWrite,
  [keyOf(gestion.acceptItems)]: ROWS.deskWrite,
  [keyOf(gestion.takeBackItems)]: ROWS.deskWrite,
  [keyOf(gestion.assignItem)]: ROWS.deskWrite,
  [keyOf(gestion.assignItems)]: ROWS.deskWrite,
  [keyOf(gestion.periods)]: ROWS.desk,
  [keyOf(gestion.periodEffect)]: ROWS.desk,
  [keyOf(gestion.periodHistory)]: ROWS.desk,
  [keyOf(gestion.figures)]: ROWS.desk,
  [keyOf(gestion.figureSheet)]: ROWS.desk,
  [keyOf(gestion.savePeriod)]: ROWS.deskWrite,
  [keyOf(gestion.undoPeriod)]: ROWS.deskWrite,
  [keyOf(catalogues.syllabusCatalogue)]: ROWS.desk,
  [keyOf(catalogues.groupCatalogue)]: ROWS.desk,
  [keyOf(catalogues.examCatalogue)]: ROWS.desk,
  [keyOf(catalogues.entryEffect)]: ROWS.desk,
  [keyOf(catalogues.entryHistory)]: ROWS.desk,
  [keyOf(catalogues.saveSupport)]: ROWS.deskWrite,
  [keyOf(catalogues.saveGroup)]: ROWS.deskWrite,
  [keyOf(catalogues.saveExam)]: ROWS.deskWrite,
  [keyOf(catalogues.undoEntry)]: ROWS.deskWrite,
  [keyOf(notices.deskNotices)]: ROWS.desk,
  [keyOf(notices.noticeReaders)]: ROWS.desk,
  [keyOf(notices.deskNotice)]: ROWS.desk,
  [keyOf(notices.deskNoticeFile)]: ROWS.desk,
  [keyOf(notices.writeNotice)]: ROWS.deskWrite,
  [keyOf(notices.rewriteNotice)]: ROWS.deskWrite,
  [keyOf(notices.withdrawNotice)]: ROWS.deskWrite,
  // A package writes accounts and their roles: administrators alone, and never while looking at a student.
  [keyOf(packages.imports)]: ROWS.admin,
  [keyOf(packages.importOf)]: ROWS.admin,
  [keyOf(packages.importFindings)]: ROWS.admin,
  [keyOf(packages.importFindingSheet)]: ROWS.admin,
  [keyOf(packages.exportedPackage)]: ROWS.admin,
  [keyOf(packages.depositImport)]: ROWS.adminWrite,
  [keyOf(packages.checkImport)]: ROWS.adminWrite,
  [keyOf(packages.writeImport)]: ROWS.adminWrite,
  [keyOf(packages.giveUpImport)]: ROWS.adminWrite,
  [keyOf(verifications.searchStudents)]: ROWS.verifications,
  [keyOf(verifications.programme)]: ROWS.verifications,
  [keyOf(verifications.handedInDocuments)]: ROWS.verifications,
  [keyOf(verifications.studentFile)]: ROWS.verifications,
  [keyOf(verifications.gradeStatements)]: ROWS.verifications,
  [keyOf(verifications.priorCareers)]: ROWS.verifications,
  [keyOf(verifications.priorCareer)]: ROWS.verifications,
  [keyOf(verifications.jobs)]: ROWS.verifications,
  [keyOf(verifications.job)]: ROWS.verifications,

  [keyOf(parameters)]: ROWS.session,
  [keyOf(receipts.receipts)]: ROWS.session,
  [keyOf(receipts.receipt)]: ROWS.session,
  [keyOf(drafts.draft)]: ROWS.session,
  [keyOf(drafts.keepDraft)]: ROWS.sessionWrite,
  [keyOf(drafts.forgetDraft)]: ROWS.sessionWrite,

  [keyOf(records.enrolments)]: ROWS.file,
  [keyOf(records.enrolment)]: ROWS.file,
  [keyOf(records.results)]: ROWS.file,
  [keyOf(records.deliberation)]: ROWS.file,
  [keyOf(progress)]: ROWS.file,
  [keyOf(documents.storedFiles)]: ROWS.file,
  [keyOf(records.student)]: ROWS.file,
  [keyOf(records.addresses)]: ROWS.file,
  [keyOf(records.contactMeans)]: ROWS.file,
  [keyOf(contacts.saveOwnAddress)]: ROWS.ownWrite,
  [keyOf(contacts.removeOwnAddress)]: ROWS.ownWrite,
  [keyOf(contacts.saveOwnMean)]: ROWS.ownWrite,
  [keyOf(contacts.removeOwnMean)]: ROWS.ownWrite,
  [keyOf(contacts.emailToConfirm)]: ROWS.file,
  [keyOf(contacts.confirmEmail)]: ROWS.ownWrite,
  [keyOf(contacts.giveUpEmail)]: ROWS.ownWrite,
  [keyOf(records.consultations)]: ROWS.file,
  [keyOf(records.unitDetail)]: ROWS.file,
  [keyOf(records.unitSheet)]: ROWS.file,
  [keyOf(deadlines)]: ROWS.file,
  [keyOf(notifications.notifications)]: ROWS.studentAlone,
  [keyOf(notifications.readNotifications)]: ROWS.ownWrite,
  [keyOf(notifications.notificationSettings)]: ROWS.studentAlone,
  [keyOf(notifications.saveNotificationSettings)]: ROWS.ownWrite,
  // Hers alone, and never while staff looks at her: a copy holds her health file and her devices.
  [keyOf(ownData.dataCopies)]: ROWS.studentAlone,
  [keyOf(ownData.askDataCopy)]: ROWS.ownWrite,
  [keyOf(ownData.dataCopyFile)]: ROWS.studentAlone,
  [keyOf(ownData.devices)]: ROWS.studentAlone,
  [keyOf(ownData.disconnectDevice)]: ROWS.ownWrite,
  [keyOf(ownData.deviceKey)]: ROWS.studentAlone,
  [keyOf(notices.notices)]: ROWS.fileWhenBlocked,
  [keyOf(notices.noticeAttachments)]: ROWS.fileWhenBlocked,
  [keyOf(notices.readNotice)]: ROWS.ownWriteWhenBlocked,
  [keyOf(absences.absences)]: ROWS.file,
  [keyOf(absences.absence)]: ROWS.file,
  [keyOf(absences.saveAbsence)]: ROWS.ownWrite,
  [keyOf(documents.calendarFile)]: ROWS.file,
  [keyOf(documents.calendarSubscription)]: ROWS.studentAlone,
  [keyOf(documents.makeCalendarAddress)]: ROWS.ownWrite,
  [keyOf(documents.removeCalendarAddress)]: ROWS.ownWrite,
  [keyOf(documents.deadlineFile)]: ROWS.file,
  [keyOf(documents.subscribedCalendar)]: ROWS.open,
  [keyOf(documents.requiredDocuments)]: ROWS.fileWhenBlocked,
  [keyOf(documents.handInDocument)]: ROWS.ownWriteWhenBlocked,

  [keyOf(documents.sentFile)]: ROWS.sessionAndBlocked,
  [keyOf(uploadFile)]: ROWS.sending,
  [keyOf(removeFile)]: ROWS.sending,
  [keyOf(depositFingerprint)]: ROWS.ownWriteWhenBlocked,
  [keyOf(beginUpload)]: ROWS.sending,
  [`PATCH ${UPLOAD}`]: ROWS.sending,
  [`DELETE ${UPLOAD}`]: ROWS.sending,
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

  [`GET ${STUDENT}/Commandes`]: ROWS.file,
  [`GET ${STUDENT}/Commandes01/:CommandeID`]: ROWS.file,
  [`GET ${STUDENT}/order-intervention`]: ROWS.file,
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
  [keyOf(exams.sessionExams)]: ROWS.event,
  [keyOf(exams.registerToSession)]: ROWS.ownEventWrite,
  [keyOf(exams.registerToExams)]: ROWS.ownEventWrite,

  [keyOf(tp.tpCourses)]: ROWS.event,
  [keyOf(tp.tpGroups)]: ROWS.event,
  [keyOf(tp.chooseTpGroups)]: ROWS.ownEventWrite,
  [keyOf(tp.tpWishes)]: ROWS.event,
  [keyOf(tp.askTpWish)]: ROWS.ownEventWrite,
  [keyOf(tp.leaveTpWish)]: ROWS.ownWrite,
  [keyOf(pae.paeConstraints)]: ROWS.reenrolment,
  [keyOf(pae.paeLevels)]: ROWS.reenrolment,
  [keyOf(pae.savePae)]: ROWS.reenrolment,
  [keyOf(pae.decidePae)]: ROWS.staffWrite,

  [keyOf(signature.programmeToSign)]: ROWS.otherEvent,
  [keyOf(signature.settleProgramme)]: ROWS.otherEvent,
};
