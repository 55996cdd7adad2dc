import { type ApiQuery, refreshEndpoints } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import type { RecuRef } from 'shared-contract';
import { examLines, registerToExams, registerToSession } from 'shared-contract/exams/endpoints';
import { EVENT_TEXTS, type ExamLine, type ExamSession } from 'shared-contract/exams/exams';

const WORDS = { success: EVENT_TEXTS.registrationDone, failure: EVENT_TEXTS.registrationFailed };

/** Gets the receipt of what was written. */
export type OnReceipt = (receipt: RecuRef) => void;

/** Registers to the session, for good (S1 §4). */
export const useSessionRegistration = (session: ApiQuery<ExamSession | null>, onReceipt: OnReceipt) => {
  const { run, isBusy } = useWrite(registerToSession, {
    ...WORDS,
    onRefused: async () => void (await session.mutate()),
    onSaved: async ({ Recu, ...registered }) => {
      onReceipt(Recu);
      await session.mutate(registered, { revalidate: false });
    },
  });
  return { isBusy, register: ({ SessionID }: ExamSession) => run(undefined, { SessionID }) };
};

interface ExamRegistration {
  lines: ApiQuery<ExamLine[]>;
  discardDraft: () => Promise<void>;
  onReceipt: OnReceipt;
}

/** Registers to the exams with these codes, for good (S1 §5). */
export const useExamRegistration = ({ lines, discardDraft, onReceipt }: ExamRegistration) => {
  const { run, isBusy } = useWrite(registerToExams, {
    ...WORDS,
    onRefused: () => refreshEndpoints([examLines]),
    onSaved: async ({ Items, Recu }) => {
      onReceipt(Recu);
      // The draft goes without being waited for.
      void discardDraft();
      await lines.mutate(Items, { revalidate: false });
    },
  });
  const register = (codes: readonly string[]) =>
    run(codes.map((Code) => ({ Code, ResultatEtudiantInscrit: true })));
  return { isBusy, register };
};
