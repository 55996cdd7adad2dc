import {
  ACCESS_FLAGS,
  type AccessFlag,
  type EventsAccess,
  type EventWindow,
  NO_EVENTS,
} from 'shared-contract';
import { outsideReason } from 'shared-contract/portal/window-words';
import { ADMISSION, canPrintTranscript, DONE } from './admission';
import type { EventFact, Situation } from './situation';

const datesOf = ({ ouverture, fermeture }: EventFact) => ({
  Ouverture: ouverture?.toISOString() ?? null,
  Fermeture: fermeture?.toISOString() ?? null,
});

/** Why an event is not this student's, whatever its window; null where it is. */
const refusalOf = ({ flag, decision }: EventFact, situation: Situation): string | null => {
  if (decision?.ouvert === false) return decision.raison ?? 'Cette période est fermée pour vous.';
  return decision ? null : ADMISSION[flag](situation);
};

/** Acts need the window, reading does not: it asks only that the event is the student's (CONTRACT §7.3). */
const toWindow = (fact: EventFact, situation: Situation, now: Date): EventWindow => {
  const refusal = refusalOf(fact, situation);
  const isDone = fact.decision === null && DONE[fact.flag]?.(situation) === true;
  return {
    Flag: fact.flag,
    ...datesOf(fact),
    Raison: refusal ?? outsideReason(datesOf(fact), now.toISOString()),
    EstFait: isDone,
    EstLisible: refusal === null || isDone,
  };
};

/** An event that is not organised, or not told. */
export const closedWindow = (flag: AccessFlag, reason: string): EventWindow => ({
  Flag: flag,
  Ouverture: null,
  Fermeture: null,
  Raison: reason,
  EstFait: false,
  EstLisible: false,
});

const UNKNOWN = 'Cette période n’est pas organisée actuellement.';

/**
 * Every event flag of a student at an instant, computed here and nowhere else: first what was decided for
 * her, then the rule of the event on her situation, then its window. An event without a row is closed.
 */
export const eventFlags = (situation: Situation, facts: EventFact[], now: Date): EventsAccess => {
  const windows = ACCESS_FLAGS.map((flag): EventWindow => {
    const fact = facts.find((one) => one.flag === flag);
    return fact ? toWindow(fact, situation, now) : closedWindow(flag, UNKNOWN);
  });
  const access: EventsAccess = { ...NO_EVENTS, Evenements: windows };
  for (const window of windows) access[window.Flag] = window.Raison === null;
  const reenrols = access.AccesReinscription;
  access.LimitAccesReinscription = reenrols && !situation.financable;
  access.FirstAccesReinscription = reenrols && situation.financable && situation.etapeReinscription !== null;
  access.CanPrintReleveNotes = canPrintTranscript(situation);
  return access;
};
