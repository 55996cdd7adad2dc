import { useApi } from 'shared-auth';
import { requiredDocuments, storedFiles } from 'shared-contract/documents/endpoints';
import { enrolments } from 'shared-contract/records/endpoints';

/** Documents that the school asks for. */
export const useRequiredDocuments = () => useApi(requiredDocuments);

/** Enrolments, newest first; nothing is asked for where they are not to be shown. */
export const useEnrolments = (isShown: boolean) => useApi(isShown ? enrolments : null);

/** Downloadable files of one enrolment; none is asked for without its number. */
export const useStoredFiles = (InscriptionID: number | undefined) =>
  useApi(InscriptionID === undefined ? null : storedFiles, { InscriptionID: InscriptionID ?? 0 });
