import { MEGABYTE, UPLOAD_QUOTA } from 'shared-contract/base/limits';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { ApiProblem } from '../../errors';

/** Uploads that count against the quota: unattached files and unfinished uploads. */
export interface Pending {
  files: number;
  /** Kept, or announced. */
  bytes: number;
}

const WHAT_TO_DO =
  'Terminez ce que vous avez commencé ou retirez les fichiers en trop\u202f; ce qui n’est pas utilisé s’efface après 24 heures.';

const refusal = (detail: string) => new ApiProblem(429, PROBLEM_CODES.uploadQuota, `${detail} ${WHAT_TO_DO}`);

/** The refusal of one upload more, of so many bytes; null when it fits (ASVS 5.2.4). */
export const quotaRefusal = ({ files, bytes }: Pending, more: number): ApiProblem | null => {
  if (files >= UPLOAD_QUOTA.files) {
    return refusal(`Vous avez déjà ${files} fichiers envoyés et pas encore utilisés.`);
  }
  if (bytes + more <= UPLOAD_QUOTA.bytes) return null;
  return refusal(
    `Vos fichiers envoyés et pas encore utilisés dépasseraient ${UPLOAD_QUOTA.bytes / MEGABYTE} Mo avec celui-ci.`,
  );
};
