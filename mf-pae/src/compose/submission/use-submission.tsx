import { type ApiError, type DraftHandle, refreshEndpoints, SAVE_TEXTS } from 'shared-auth';
import { isUnaddressed, useBinding } from 'shared-auth/binding';
import type { Question } from 'shared-contract/base/plausibility';
import { storedFiles } from 'shared-contract/documents/endpoints';
import { examLines, examSession } from 'shared-contract/exams/endpoints';
import { submitPae } from 'shared-contract/pae/endpoints';
import type { PaeWrite } from 'shared-contract/pae/schemas';
import { deliberation, enrolment, enrolments, results } from 'shared-contract/records/endpoints';
import { tpCourses, tpGroups } from 'shared-contract/tp/endpoints';
import { TEXTS } from '../../texts/pae';
import { SubmissionSummary, type SubmissionSummaryProps } from '../summary/submission-summary';

const texts = TEXTS.submit;

/** What a submission changes, beside the page's own reads. */
const AFTER_SUBMISSION = [
  enrolments,
  enrolment,
  results,
  deliberation,
  storedFiles,
  tpCourses,
  tpGroups,
  examSession,
  examLines,
];

interface SubmissionOptions {
  draft: Pick<DraftHandle, 'discard'>;
  refresh: () => Promise<void>;
  /** Somebody else changed the programme: nothing is left to confirm. */
  isConflict: (error: unknown) => boolean;
  onRefused: (error: ApiError) => void;
}

interface AskedSubmission extends SubmissionSummaryProps {
  body: PaeWrite;
  /** What is improbable in it. */
  questions: readonly Question[];
}

/** Asks, then submits the programme; Modifier gives it up (S2 §4). Resolves to the receipt; null without one. */
export const useSubmission = ({ draft, refresh, isConflict, onRefused }: SubmissionOptions) => {
  const { ask, say, dialog } = useBinding(submitPae, {
    // The page of a submitted programme says it, but that no mail does.
    success: (answer) => (isUnaddressed(answer) ? { tone: 'success', title: SAVE_TEXTS.success } : null),
    onRefused,
    closesOn: isConflict,
    onSaved: async () => {
      await draft.discard();
      await refresh();
      await refreshEndpoints(AFTER_SUBMISSION);
    },
  });
  const submit = async ({ body, questions, ...summary }: AskedSubmission): Promise<string | null> => {
    const result = await ask({
      title: texts.title,
      summary: <SubmissionSummary {...summary} />,
      final: texts.final,
      questions,
      body: (Confirmations) => ({ ...body, Confirmations }),
    });
    // The panel of the page that is read again says it (CONTRACT §7.4).
    if (result.kind === 'refused' && isConflict(result.error)) say(null);
    return result.kind === 'saved' ? (result.answer.Recu?.Numero ?? null) : null;
  };
  return { submit, dialog };
};
