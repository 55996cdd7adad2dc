import type { ExamSession } from 'shared-contract/exams/exams';
import { AsyncState, EmptyState, PageHead, SkeletonCards, Stack } from 'shared-ui';
import { useOpenUntil } from '../shared/open-until';
import { ReceiptAlert } from '../shared/receipt-alert';
import { EXAM_TEXTS as texts } from '../texts';
import { ExamSection } from './exam-section';
import { SessionCard } from './session-card';
import { sendSession, useExamSession } from './use-exams';
import { useRegistration } from './use-registration';

/** /evenement/inscriptionExamens: the session, then its exams (S1 §2, §4). */
export default function ExamsPage() {
  const session = useExamSession();
  const until = useOpenUntil('CanViewInscriptionSession');
  const { isBusy, receipt, register } = useRegistration();
  const registerToSession = async (found: ExamSession) => {
    const answer = await register(found.SessionID, (key) => sendSession(found.SessionID, key));
    if (answer === null) await session.mutate();
    else await session.mutate({ ...found, InscriptionSessionValide: true }, { revalidate: false });
  };
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
              {receipt && <ReceiptAlert title={texts.doneTitle} text={texts.doneText} receipt={receipt} />}
              <SessionCard session={found} isBusy={isBusy} onRegister={() => void registerToSession(found)} />
              {found.InscriptionSessionValide && <ExamSection isBusy={isBusy} register={register} />}
            </Stack>
          )
        }
      </AsyncState>
    </>
  );
}
