import { useApi } from 'shared-auth';
import type { RequiredDocument, StoredFile } from 'shared-contract/documents/documents';
import type { EnrolmentRow } from 'shared-contract/records/records';

const STUDENT = '/extranet/student';

/** Calls that a handed-in document changes. */
export const DOCUMENT_CALLS = [`${STUDENT}/Documents`];

/** Calls that a photo changes: it is shown in the header and on the contacts. */
export const PHOTO_CALLS = [...DOCUMENT_CALLS, `${STUDENT}/Contacts`, `${STUDENT}/Dashboard`];

/** Calls that reading a document changes. */
export const READ_CALLS = [`${STUDENT}/Inscription03/*`, `${STUDENT}/Dashboard`];

/** Documents that the school asks for. */
export const useRequiredDocuments = () => useApi<RequiredDocument[]>(`${STUDENT}/Documents`);

/** Enrolments, newest first. */
export const useEnrolments = () => useApi<EnrolmentRow[]>(`${STUDENT}/Inscriptions`);

/** Downloadable files of one enrolment. */
export const useStoredFiles = (inscriptionId: number) =>
  useApi<StoredFile[]>(`${STUDENT}/Inscription03/${inscriptionId}`);
