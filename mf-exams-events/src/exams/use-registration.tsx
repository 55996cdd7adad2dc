import { type ApiQuery, refreshEndpoints } from 'shared-auth';
import { useBinding } from 'shared-auth/binding';
import type { RecuRef } from 'shared-contract';
import { examClashQuestions } from 'shared-contract/exams/clashes';
import { examLines, registerToExams, registerToSession } from 'shared-contract/exams/endpoints';
import { type ExamLine, type ExamSession, REGISTRATION_TEXTS } from 'shared-contract/exams/exams';
import { Facts } from 'shared-ui';
import { EXAM_TEXTS as texts } from '../texts/exams';
import { ExamList } from './exam-list';

// The panel with the receipt says that it is done.
const WORDS = { success: null, failure: REGISTRATION_TEXTS.registrationFailed };

/** Called with the receipt of a write. */
export type OnReceipt = (receipt: RecuRef) => void;

/** Registers to the session, for good (S1 §4). */
export const useSessionRegistration = (session: ApiQuery<ExamSession | null>, onReceipt: OnReceipt) => {
  const { ask, dialog } = useBinding(registerToSession, {
    ...WORDS,
    onRefused: async () => void (await session.mutate()),
    onSaved: async ({ Recu: _, ...registered }) => {
      await session.mutate(registered, { revalidate: false });
    },
  });
  const register = async ({ SessionID, SessionNomComplet, NiveauCoursLibelle }: ExamSession) => {
    const result = await ask({
      title: texts.confirmTitle(SessionNomComplet),
      summary: (
        <Facts
          columns={2}
          items={[
            { label: texts.sessionFact, value: SessionNomComplet },
            { label: texts.levelFact, value: NiveauCoursLibelle },
          ]}
        />
      ),
      final: texts.sessionFinal,
      body: () => undefined,
      params: { SessionID },
    });
    if (result.kind === 'saved') onReceipt(result.answer.Recu);
  };
  return { dialog, register };
};

interface ExamRegistration {
  lines: ApiQuery<ExamLine[]>;
  discardDraft: () => Promise<void>;
  onReceipt: OnReceipt;
}

/** Registers to the exams with these codes, for good (S1 §5). */
export const useExamRegistration = ({ lines, discardDraft, onReceipt }: ExamRegistration) => {
  const { ask, dialog, isAsked } = useBinding(registerToExams, {
    ...WORDS,
    onRefused: () => refreshEndpoints([examLines]),
    onSaved: async ({ Items }) => {
      // The draft goes without being waited for.
      void discardDraft();
      await lines.mutate(Items, { revalidate: false });
    },
  });
  const register = async (fresh: readonly ExamLine[], codes: readonly string[]) => {
    const registered = (lines.data ?? []).filter((line) => line.ResultatEtudiantInscrit);
    const result = await ask({
      title: texts.summaryTitle,
      summary: <ExamList lines={fresh} />,
      final: texts.examsFinal(fresh.length),
      questions: examClashQuestions([...registered, ...fresh]),
      size: 'lg',
      body: (Confirmations) => codes.map((Code) => ({ Code, ResultatEtudiantInscrit: true, Confirmations })),
    });
    if (result.kind === 'saved') onReceipt(result.answer.Recu);
  };
  return { dialog, isAsked, register };
};
