import type { EventFact, Situation } from 'server-kernel/access/situation';
import {
  ACCESS_FLAGS,
  type AccessFlag,
  type EventState,
  type EventsAccess,
  type EventWindow,
  NO_EVENTS,
} from 'shared-contract';
import { closedReason } from 'shared-contract/portal/format-window';
import { ADMISSION, canPrintTranscript } from './admission';

interface Closing {
  /** French. */
  raison: string;
  etat: EventState;
}

const datesOf = ({ ouverture, fermeture }: EventFact) => ({
  Ouverture: ouverture?.toISOString() ?? null,
  Fermeture: fermeture?.toISOString() ?? null,
});

/** Why an event is closed to a student, with the state to show; null when it is open. */
const closedBy = (fact: EventFact, situation: Situation, now: Date): Closing | null => {
  const refusal = ADMISSION[fact.flag](situation);
  if (fact.decision?.ouvert === false) {
    // What is for others is theirs, whatever was decided.
    const etat = refusal?.etat === 'sans_objet' ? refusal.etat : 'ferme';
    return { raison: fact.decision.raison ?? 'Cette période est fermée pour vous.', etat };
  }
  if (refusal && !fact.decision) return refusal;
  const outside = closedReason(datesOf(fact), now.toISOString());
  if (outside === null) return null;
  if (fact.ouverture && now < fact.ouverture) return { raison: outside, etat: 'a_venir' };
  return { raison: fact.message ?? outside, etat: 'termine' };
};

/** Acts need the window, reading does not: it asks only that the event is the student’s (CONTRACT §7.3). */
const READABLE: ReadonlySet<EventState> = new Set<EventState>(['a_venir', 'termine', 'fait']);

/** An event as it stands for one student at an instant. */
export const toWindow = (fact: EventFact, situation: Situation, now: Date): EventWindow => {
  const closing = closedBy(fact, situation, now);
  const isDone = closing?.etat === 'fait';
  return {
    Flag: fact.flag,
    ...datesOf(fact),
    Raison: closing?.raison ?? null,
    EstFait: isDone,
    EstLisible: closing === null || READABLE.has(closing.etat),
    Etat: closing?.etat ?? 'ouvert',
    Recu: isDone ? (situation.recus[fact.flag] ?? null) : null,
  };
};

/** An event of which nothing is to be said to this person but why. */
export const silentWindow = (flag: AccessFlag, raison: string): EventWindow => ({
  Flag: flag,
  Ouverture: null,
  Fermeture: null,
  Raison: raison,
  EstFait: false,
  EstLisible: false,
  Etat: 'sans_objet',
  Recu: null,
});

const UNKNOWN = 'Cette période n’est pas organisée actuellement.';

/**
 * Every event flag of a student at an instant, computed here and nowhere else: first what was decided for
 * her, then the rule of the event on her situation, then its window. An event without a row is closed.
 */
export const eventFlags = (situation: Situation, facts: EventFact[], now: Date): EventsAccess => {
  const windows = ACCESS_FLAGS.map((flag): EventWindow => {
    const fact = facts.find((one) => one.flag === flag);
    return fact ? toWindow(fact, situation, now) : silentWindow(flag, UNKNOWN);
  });
  const access: EventsAccess = { ...NO_EVENTS, Evenements: windows };
  for (const window of windows) access[window.Flag] = window.Raison === null;
  const reenrols = access.AccesReinscription;
  access.LimitAccesReinscription = reenrols && !situation.financable;
  access.FirstAccesReinscription = reenrols && situation.financable && situation.etapeReinscription !== null;
  access.CanPrintReleveNotes = canPrintTranscript(situation);
  return access;
};
