import { API_BASE } from 'shared-auth';
import { pathOf } from 'shared-contract/base/endpoint';
import { sentFile } from 'shared-contract/documents/endpoints';

/** Address of the list of enrolments. */
export const ENROLMENTS_PATH = '/inscriptions';

/** Address of the credits towards the diploma. */
export const PROGRESS_PATH = '/parcours';

/** Address of an enrolment's detail. */
export const enrolmentPath = (inscriptionId: number | string): string =>
  `${ENROLMENTS_PATH}/${inscriptionId}`;

/** Address of the list of visits to one’s own file. */
export const CONSULTATIONS_PATH = '/consultations';

/** Address of the copy of one’s data, and of one’s devices. */
export const OWN_DATA_PATH = '/contacts/copie';

/** Address of the list of absences. */
export const ABSENCES_PATH = '/absences';

/** Address of an absence. */
export const absencePath = (id: number): string => `${ABSENCES_PATH}/${id}`;

/** Address of the form for a new absence (S2 §2: -1 means a new one). */
export const NEW_ABSENCE_PATH = absencePath(-1);

/** Address of a course unit's sheet. */
export const unitPath = (uniteEnseignementId: number): string => `/ficheUE/${uniteEnseignementId}`;

/** The parameter by which a sheet knows the results that it was opened from. */
export const FROM_ENROLMENT = 'inscription';

/** The same, with the way back to the results of an enrolment. */
export const sheetPath = (uniteEnseignementId: number, inscriptionId: string): string =>
  `${unitPath(uniteEnseignementId)}?${FROM_ENROLMENT}=${inscriptionId}`;

/** Address of a file that was sent or attached. */
export const filePath = (DocumentID: number): string => API_BASE + pathOf(sentFile, { DocumentID });
