import { useEvents, useSession } from 'shared-auth';
import type { AccessFlag } from 'shared-contract';
import { formatRefusal, formatWindow } from 'shared-contract/portal/format-window';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { CONSENT_PATH, IDM_PATH, SUBMISSION_PATH } from '../paths';
import { STEPS_TEXTS } from '../texts/steps';

const texts = STEPS_TEXTS;

/** A step of a thesis after its title. */
export interface ThesisStep {
  title: string;
  /** Words of the button, where it is the next one. */
  act: string;
  /** What it asks for, and by when; why it is closed. */
  detail: string;
  to: string;
  isDone: boolean;
  /** Closed, and why; null while it is open. */
  reason: string | null;
  /** It opens, to act or to read. */
  isRead: boolean;
}

interface OwnStep {
  flag: AccessFlag;
  /** The window whose end it has to meet, where that is not its own. */
  before?: AccessFlag;
  isDone: boolean;
  words: { title: string; act: string; text: string };
  to: string;
}

/** In the order that binds: without the consents nothing is handed in (S1 §4). */
const stepsOf = (thesis: Thesis): OwnStep[] => [
  {
    flag: 'HasMemoire',
    before: 'AccesMemoireRemise',
    isDone: thesis.MemoireConsentement,
    words: texts.consent,
    to: CONSENT_PATH,
  },
  { flag: 'AccesIDM', isDone: thesis.MemoireResume !== null, words: texts.idm, to: IDM_PATH },
  { flag: 'AccesMemoireRemise', isDone: thesis.Remis, words: texts.submission, to: SUBMISSION_PATH },
];

/** Steps of a thesis, and the one that is next for who may act. */
export const useSteps = (thesis: Thesis): { steps: ThesisStep[]; next: ThesisStep | undefined } => {
  const events = useEvents();
  const { isViewing, Maintenant } = useSession();
  const windowOf = (flag: AccessFlag) => events.Evenements.find(({ Flag }) => Flag === flag);

  const stateOf = ({ flag }: OwnStep): Pick<ThesisStep, 'reason' | 'isRead'> => {
    if (events[flag]) return { reason: null, isRead: true };
    const window = windowOf(flag);
    const reason = window ? formatRefusal(window, Maintenant) : null;
    return { reason: reason ?? texts.closedReason, isRead: window?.EstLisible === true };
  };
  const openWords = ({ flag, before, words }: OwnStep): string => {
    const binding = before && events[before] ? windowOf(before) : undefined;
    const until = binding ?? windowOf(flag);
    if (!until?.Fermeture) return `${words.text}.`;
    const moment = formatWindow(until, Maintenant);
    return binding ? texts.beforeSubmission(words.text, moment) : texts.until(words.text, moment);
  };
  const steps = stepsOf(thesis).map((own): ThesisStep => {
    const state = stateOf(own);
    // What is done says so, whatever its window does.
    const detail = own.isDone ? `${own.words.text}.` : (state.reason ?? openWords(own));
    return { ...state, ...own.words, detail, to: own.to, isDone: own.isDone };
  });
  const next = isViewing ? undefined : steps.find(({ isDone, reason }) => !isDone && reason === null);
  return { steps, next };
};
