import { del, get, post } from '../base/endpoint';
import type {
  Attestation,
  CalendarAddress,
  CalendarSubscription,
  Photo,
  RequiredDocument,
  StoredFile,
} from './answers';
import type { DocumentUpload } from './schemas';

/** Documents that the school asks the student for. */
export const requiredDocuments = get('/extranet/student/Documents').answers<RequiredDocument[]>();

/** Attaches an uploaded file to a required document; answers all of them. */
export const handInDocument = post('/extranet/student/Documents')
  .takes<DocumentUpload>()
  .answers<RequiredDocument[]>();

/** Makes an uploaded picture the identity photo. */
export const changePhoto = post('/files/{DocumentID}/updatePicture').answers<Photo>();

/** Downloadable files of one enrolment, those that the server makes among them. */
export const storedFiles = get('/extranet/student/Inscription03/{InscriptionID}').answers<StoredFile[]>();

/** A file of one enrolment, by its full name; `name,pdf` is `name.pdf` (CONTRACT §3). */
export const printedDocument = get('/files/printDocument/{InscriptionID}/{nom}');

/** Kind, date and initials of the printed document that bears a code; open to anyone. */
export const attestation = get('/attestations/{code}').answers<Attestation>();

/** A file that was sent or attached, to whom it is for. */
export const sentFile = get('/files/{DocumentID}');

/** The student's dates as a calendar file. */
export const calendarFile = get('/extranet/student/Calendrier.ics');

/** State of the calendar subscription; the address itself is shown once, when it is made. */
export const calendarSubscription = get('/extranet/student/Calendrier').answers<CalendarSubscription>();

/** Makes the secret address to which a calendar program subscribes, in the place of the one before. */
export const makeCalendarAddress = post('/extranet/student/Calendrier').answers<CalendarAddress>();

/** Takes the secret address back: nothing is read at it any more. */
export const removeCalendarAddress = del('/extranet/student/Calendrier');

/** One of the student's deadlines as a calendar file, by its code. */
export const deadlineFile = get('/extranet/student/Echeances/{Code}');

/** Calendar at a secret address, `{key}.ics`, for programs without a session. */
export const subscribedCalendar = get('/calendriers/{cle}');
