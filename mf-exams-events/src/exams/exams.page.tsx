import { useState } from 'react';
import { useApi } from 'shared-auth';
import type { RecuRef } from 'shared-contract';
import { examSession } from 'shared-contract/exams/endpoints';
import { REGISTRATION_TEXTS } from 'shared-contract/exams/exams';
import { AsyncState, EmptyState, PageHead, Stack } from 'shared-ui';
import { ReceiptAlert } from '../shared/receipt-alert';
import { usePeriod } from '../shared/use-period';
import { EXAM_TEXTS as texts } from '../texts/exams';
import { ClosedExams } from './closed-exams';
import { ExamSection } from './exam-section';
import { ExamsSkeleton } from './exams-skeleton';
import { SessionCard } from './session-card';
import { UpcomingExams } from './upcoming-exams';
import { useSessionRegistration } from './use-registration';

/** /evenement/inscriptionExamens: the session, then its exams (S1 §2, §4). */
export default function ExamsPage() {
  const session = useApi(examSession);
  const { isOpen, words } = usePeriod('CanViewInscriptionSession');
  // That of the last write of this visit.
  const [receipt, setReceipt] = useState<RecuRef | null>(null);
  const { dialog, register } = useSessionRegistration(session, setReceipt);
  return (
    <>
      <PageHead title={texts.title} lead={`${isOpen ? texts.lead : ''} ${words}`.trim()} />
      <AsyncState
        query={session}
        skeleton={<ExamsSkeleton />}
        empty={
          <EmptyState title={texts.noSessionTitle} icon="calendar-days">
            {texts.noSession}
          </EmptyState>
        }
      >
        {(found) => {
          if (!found) return null;
          if (!isOpen) return <ClosedExams session={found} />;
          return (
            <Stack gap="4">
              {receipt && (
                <ReceiptAlert
                  title={REGISTRATION_TEXTS.registrationDone}
                  text={texts.doneText}
                  receipt={receipt}
                />
              )}
              <SessionCard session={found} onRegister={() => void register(found)} />
              {found.InscriptionSessionValide ? <ExamSection onReceipt={setReceipt} /> : <UpcomingExams />}
            </Stack>
          );
        }}
      </AsyncState>
      {dialog}
    </>
  );
}
