import { useState } from 'react';
import { ApiError, apiGet, notify } from 'shared-auth';
import { downloadFile } from 'shared-auth/download';
import { DOCUMENT_TEXTS } from 'shared-contract/base/texts';
import { INTERNSHIP_PAGE_TEXTS as texts } from '../internship-texts';

const pathOf = (stageId: number): string => `/files/printStage/${stageId}/ConventionStage`;

/** Sentences that say what an agreement lacks; empty when it lacks nothing. */
const missingOf = (error: unknown): string[] | null =>
  error instanceof ApiError && error.status === 412 ? error.fieldErrors.map(({ message }) => message) : null;

/** Checks that the agreement is ready, then downloads it; what it lacks is kept to be listed (S1 §7). */
export const useAgreement = () => {
  const [missing, setMissing] = useState<readonly string[]>([]);

  const download = async (stageId: number): Promise<void> => {
    const id = `convention-${stageId}`;
    setMissing([]);
    try {
      await apiGet<null>(`${pathOf(stageId)}?CheckPrecondition=true`);
    } catch (error) {
      const lacks = missingOf(error);
      setMissing(lacks ?? []);
      if (lacks) notify(id, { tone: 'warning', title: texts.notReady });
      else notify(id, { tone: 'error', title: DOCUMENT_TEXTS.downloadFailed });
      return;
    }
    await downloadFile({
      path: pathOf(stageId),
      fileName: 'ConventionStage.pdf',
      isMade: true,
      pending: texts.agreementPreparing,
    });
  };

  return { missing, download };
};
