import { useState } from 'react';
import { ApiError, notify, read } from 'shared-auth';
import { downloadFile } from 'shared-auth/download';
import { pathOf } from 'shared-contract/base/endpoint';
import { DOCUMENT_TEXTS } from 'shared-contract/base/texts';
import { internshipAgreement } from 'shared-contract/internships/endpoints';
import { INTERNSHIP_PAGE_TEXTS as texts } from '../internship-texts';

/** Sentences that say what an agreement lacks; empty when it lacks nothing. */
const missingOf = (error: unknown): string[] | null =>
  error instanceof ApiError && error.status === 412 ? error.fieldErrors.map(({ message }) => message) : null;

/** Checks that the agreement is ready, then downloads it; what it lacks is kept to be listed (S1 §7). */
export const useAgreement = () => {
  const [missing, setMissing] = useState<readonly string[]>([]);

  const download = async (StageID: number): Promise<void> => {
    const id = `convention-${StageID}`;
    setMissing([]);
    try {
      await read(internshipAgreement, { StageID, CheckPrecondition: 'true' });
    } catch (error) {
      const lacks = missingOf(error);
      setMissing(lacks ?? []);
      if (lacks) notify(id, { tone: 'warning', title: texts.notReady });
      else notify(id, { tone: 'error', title: DOCUMENT_TEXTS.downloadFailed });
      return;
    }
    await downloadFile({
      path: pathOf(internshipAgreement, { StageID }),
      fileName: 'ConventionStage.pdf',
      isMade: true,
      pending: texts.agreementPreparing,
    });
  };

  return { missing, download };
};
