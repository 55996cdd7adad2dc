import { useMemo } from 'react';
import { useDraft } from 'shared-auth';
import { AsyncState, EmptyState, SkeletonTable } from 'shared-ui';
import { EXAM_TEXTS as texts } from '../texts';
import { ExamForm } from './exam-form';
import { readCodes, sendExams, useExamLines } from './use-exams';
import type { Register } from './use-registration';

interface ExamSectionProps {
  isBusy: boolean;
  register: Register;
}

/** The exams, once the student is registered to the session. */
export const ExamSection = ({ isBusy, register }: ExamSectionProps) => {
  const lines = useExamLines();
  const { draft, keep, discard, savedAt, isSafe } = useDraft('InscriptionSession');
  const saved = useMemo(() => (draft === undefined ? undefined : readCodes(draft?.Contenu)), [draft]);
  const query = saved === undefined ? { ...lines, data: undefined, isLoading: true } : lines;
  const registerTo = async (codes: readonly string[]) => {
    const answer = await register(codes, (key) => sendExams(codes, key));
    if (answer === null) return void lines.mutate();
    void discard();
    return void lines.mutate(answer.Items, { revalidate: false });
  };
  return (
    <AsyncState
      query={query}
      skeleton={<SkeletonTable />}
      errorTitle={texts.errorTitle}
      empty={
        <EmptyState title={texts.emptyTitle} icon="calendar-check-2">
          {texts.empty}
        </EmptyState>
      }
    >
      {(rows) => (
        <ExamForm
          lines={rows}
          saved={saved ?? []}
          keep={keep}
          savedAt={savedAt}
          isSafe={isSafe}
          isBusy={isBusy}
          onRegister={registerTo}
        />
      )}
    </AsyncState>
  );
};
