import { useApi } from 'shared-auth';
import { requiredDocuments, storedFiles } from 'shared-contract/documents/endpoints';
import { enrolments } from 'shared-contract/records/endpoints';

/** Documents that the school asks for. */
export const useRequiredDocuments = () => useApi(requiredDocuments);

/** Enrolments, newest first. */
export const useEnrolments = () => useApi(enrolments);

/** Downloadable files of one enrolment. */
export const useStoredFiles = (InscriptionID: number) => useApi(storedFiles, { InscriptionID });
