import { route, textOf } from '../base/route';
import {
  AttestationAnswer,
  CalendarAddressAnswer,
  CalendarSubscriptionAnswer,
  PhotoAnswer,
  RequiredDocumentListAnswer,
  StoredFileListAnswer,
} from './answers';
import * as endpoints from './endpoints';
import { documentUploadSchema } from './schemas';

/** Documents to hand in, and the identity photo among them (S2 §2). */
export const requiredDocumentRoutes = {
  requiredDocuments: route(endpoints.requiredDocuments, {
    access: { screen: 'Documents', right: 'Read' },
    answer: RequiredDocumentListAnswer,
  }),
  handInDocument: route(endpoints.handInDocument, {
    access: { screen: 'Documents', right: 'Create' },
    body: documentUploadSchema,
    audit: ['document.remis'],
    answer: RequiredDocumentListAnswer,
  }),
  changePhoto: route(endpoints.changePhoto, {
    access: { screen: 'Documents', right: 'Update' },
    audit: ['photo.changee'],
    answer: PhotoAnswer,
  }),
};

/** Files that a student can download, by enrolment (S2 §2), and those that the server makes. */
export const downloadRoutes = {
  storedFiles: route(endpoints.storedFiles, {
    access: { screen: 'Inscription', right: 'Read' },
    answer: StoredFileListAnswer,
  }),
  printedDocument: route(endpoints.printedDocument, {
    access: { screen: 'Inscription', right: 'Read', navigation: true },
    params: { nom: textOf('^[\\s\\S]{1,200}$') },
  }),
};

/** The public confirmation of a printed document. */
export const attestationRoutes = {
  attestation: route(endpoints.attestation, {
    access: { open: true },
    params: { code: textOf('^[\\s\\S]{1,40}$') },
    answer: AttestationAnswer,
  }),
};

/** The student's dates for calendar programs: by her session, or by a secret address that she can replace. */
export const calendarRoutes = {
  calendarFile: route(endpoints.calendarFile, {
    access: { screen: 'Dashboard', right: 'Read', navigation: true },
  }),
  calendarSubscription: route(endpoints.calendarSubscription, {
    access: { roles: ['student'] },
    answer: CalendarSubscriptionAnswer,
  }),
  makeCalendarAddress: route(endpoints.makeCalendarAddress, {
    access: { roles: ['student'] },
    audit: ['calendrier.adresse'],
    answer: CalendarAddressAnswer,
  }),
  removeCalendarAddress: route(endpoints.removeCalendarAddress, {
    access: { roles: ['student'] },
    audit: ['calendrier.retiree'],
  }),
  deadlineFile: route(endpoints.deadlineFile, {
    access: { screen: 'Dashboard', right: 'Read', navigation: true },
    place: 'Echeances',
    params: { Code: textOf('^[\\s\\S]{1,100}$') },
  }),
  subscribedCalendar: route(endpoints.subscribedCalendar, {
    access: { open: true },
    params: { cle: textOf('^[A-Za-z0-9_-]{43}\\.ics$') },
  }),
};
