import { ApiError, notify, read, refreshEndpoints } from 'shared-auth';
import { downloadFile, downloadMessageId } from 'shared-auth/download';
import { pathOf } from 'shared-contract/base/endpoint';
import { internshipAgreement, internships } from 'shared-contract/internships/endpoints';
import { DOCUMENT_TEXTS } from 'shared-contract/quoted';
import { INTERNSHIP_PAGE_TEXTS as texts } from '../texts/internships';

/** Checks that the agreement is still ready, then downloads it (S1 §7); what it lacks meanwhile is read again. */
export const downloadAgreement = async (StageID: number, place: string): Promise<void> => {
  const path = pathOf(internshipAgreement, { StageID });
  const act = downloadMessageId(path);
  try {
    await read(internshipAgreement, { StageID, CheckPrecondition: 'true' });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 412)) {
      notify(act, { tone: 'error', title: DOCUMENT_TEXTS.downloadFailed });
      return;
    }
    notify(act, { tone: 'warning', title: texts.notReady(place) });
    await refreshEndpoints([internships]);
    return;
  }
  await downloadFile({
    path,
    fileName: 'ConventionStage.pdf',
    isMade: true,
    pending: texts.agreementPreparing,
  });
};
