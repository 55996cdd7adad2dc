import { useMemo } from 'react';
import { useApi } from 'shared-auth';
import { useDraft } from 'shared-auth/write';
import { examLines } from 'shared-contract/exams/endpoints';
import { AsyncState, EmptyState } from 'shared-ui';
import { EXAM_TEXTS as texts } from '../texts/exams';
import { ExamForm } from './exam-form';
import { ExamListSkeleton } from './exams-skeleton';
import { readCodes } from './use-exam-selection';
import { type OnReceipt, useExamRegistration } from './use-registration';

interface ExamSectionProps {
  onReceipt: OnReceipt;
}

/** The exams, once the student is registered to the session. */
export const ExamSection = ({ onReceipt }: ExamSectionProps) => {
  const lines = useApi(examLines);
  const { draft, keep, discard, savedAt, isSafe } = useDraft('InscriptionSession');
  const saved = useMemo(() => (draft === undefined ? undefined : readCodes(draft?.Contenu)), [draft]);
  const query = saved === undefined ? { ...lines, data: undefined, isLoading: true } : lines;
  const { dialog, isAsked, register } = useExamRegistration({ lines, discardDraft: discard, onReceipt });
  return (
    <>
      <AsyncState
        query={query}
        skeleton={<ExamListSkeleton />}
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
            isAsked={isAsked}
            onRegister={register}
          />
        )}
      </AsyncState>
      {dialog}
    </>
  );
};
