import { useState } from 'react';
import { useApi } from 'shared-auth';
import type { RecuRef } from 'shared-contract';
import { examSession } from 'shared-contract/exams/endpoints';
import { EVENT_TEXTS } from 'shared-contract/exams/exams';
import { AsyncState, EmptyState, PageHead, SkeletonCards, Stack } from 'shared-ui';
import { useOpenUntil } from '../shared/open-until';
import { ReceiptAlert } from '../shared/receipt-alert';
import { EXAM_TEXTS as texts } from '../texts';
import { ExamSection } from './exam-section';
import { SessionCard } from './session-card';
import { useSessionRegistration } from './use-registration';

/** /evenement/inscriptionExamens: the session, then its exams (S1 §2, §4). */
export default function ExamsPage() {
  const session = useApi(examSession);
  const until = useOpenUntil('CanViewInscriptionSession');
  // That of the last write of this visit.
  const [receipt, setReceipt] = useState<RecuRef | null>(null);
  const { dialog, register } = useSessionRegistration(session, setReceipt);
  return (
    <>
      <PageHead title={texts.title} lead={`${texts.lead} ${until}`.trim()} />
      <AsyncState
        query={session}
        skeleton={<SkeletonCards count={1} lines={3} />}
        empty={
          <EmptyState title={texts.noSessionTitle} icon="calendar-days">
            {texts.noSession}
          </EmptyState>
        }
      >
        {(found) =>
          found && (
            <Stack gap="4">
              {receipt && (
                <ReceiptAlert title={EVENT_TEXTS.registrationDone} text={texts.doneText} receipt={receipt} />
              )}
              <SessionCard session={found} onRegister={() => void register(found)} />
              {found.InscriptionSessionValide && <ExamSection onReceipt={setReceipt} />}
            </Stack>
          )
        }
      </AsyncState>
      {dialog}
    </>
  );
}
