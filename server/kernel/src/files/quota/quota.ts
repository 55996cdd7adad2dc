import { MEGABYTE, UPLOAD_QUOTA, UPLOAD_TOTAL } from 'shared-contract/base/limits';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { ApiProblem } from '../../errors';

/** Files and unfinished uploads, counted. */
export interface Counted {
  files: number;
  /** Kept, or announced. */
  bytes: number;
}

/** What an account has at the portal. */
export interface Stored {
  /** Unattached files and unfinished uploads. */
  pending: Counted;
  /** Those, and a student's files that are used. */
  all: Counted;
}

const WHAT_TO_DO =
  'Terminez ce que vous avez commencé ou retirez les fichiers en trop\u202f; ce qui n’est pas utilisé s’efface après 24 heures.';

const WHOM_TO_ASK =
  'Retirez ceux qui ne sont pas utilisés, ou demandez au secrétariat ce qui ne doit plus être gardé.';

const refusal = (detail: string, advice = WHAT_TO_DO) =>
  new ApiProblem(429, PROBLEM_CODES.uploadQuota, `${detail} ${advice}`);

const totalRefusal = ({ files, bytes }: Counted, more: number): ApiProblem | null => {
  if (files >= UPLOAD_TOTAL.files)
    return refusal(
      `Vous avez ${files} fichiers au portail, le plus qu’une personne peut y garder.`,
      WHOM_TO_ASK,
    );
  if (bytes + more <= UPLOAD_TOTAL.bytes) return null;
  return refusal(
    `Vos fichiers dépasseraient ${UPLOAD_TOTAL.bytes / MEGABYTE} Mo avec celui-ci, le plus qu’une personne peut garder au portail.`,
    WHOM_TO_ASK,
  );
};

/** The refusal of one upload more, of so many bytes; null when it fits (ASVS 5.2.4). */
export const quotaRefusal = ({ pending: { files, bytes }, all }: Stored, more: number): ApiProblem | null => {
  if (files >= UPLOAD_QUOTA.files) {
    return refusal(`Vous avez déjà ${files} fichiers envoyés et pas encore utilisés.`);
  }
  if (bytes + more <= UPLOAD_QUOTA.bytes) return totalRefusal(all, more);
  return refusal(
    `Vos fichiers envoyés et pas encore utilisés dépasseraient ${UPLOAD_QUOTA.bytes / MEGABYTE} Mo avec celui-ci.`,
  );
};
