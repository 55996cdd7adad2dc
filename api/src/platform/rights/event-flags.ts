import { ACCESS_FLAGS, type EventsAccess, type EventWindow, NO_EVENTS } from 'shared-contract';
import { outsideReason } from 'shared-contract/portal/window-words';
import { ADMISSION, canPrintTranscript, DONE } from './admission';
import type { EventFact, Situation } from './situation';

const datesOf = ({ ouverture, fermeture }: EventFact) => ({
  Ouverture: ouverture?.toISOString() ?? null,
  Fermeture: fermeture?.toISOString() ?? null,
});

const closedReason = (fact: EventFact, situation: Situation, now: Date): string | null => {
  if (fact.decision?.ouvert === false) {
    return fact.decision.raison ?? 'Cette période est fermée pour vous.';
  }
  const refusal = fact.decision ? null : ADMISSION[fact.flag](situation);
  return refusal ?? outsideReason(datesOf(fact), now.toISOString());
};

const toWindow = (fact: EventFact, situation: Situation, now: Date): EventWindow => ({
  Flag: fact.flag,
  ...datesOf(fact),
  Raison: closedReason(fact, situation, now),
  EstFait: fact.decision === null && DONE[fact.flag]?.(situation) === true,
});

const UNKNOWN = 'Cette période n’est pas organisée actuellement.';

/**
 * Every event flag of a student at an instant, computed here and nowhere else: first what was decided for
 * her, then the rule of the event on her situation, then its window. An event without a row is closed.
 */
export const eventFlags = (situation: Situation, facts: EventFact[], now: Date): EventsAccess => {
  const windows = ACCESS_FLAGS.map((flag): EventWindow => {
    const fact = facts.find((one) => one.flag === flag);
    return fact
      ? toWindow(fact, situation, now)
      : { Flag: flag, Ouverture: null, Fermeture: null, Raison: UNKNOWN, EstFait: false };
  });
  const access: EventsAccess = { ...NO_EVENTS, Evenements: windows };
  for (const window of windows) access[window.Flag] = window.Raison === null;
  const reenrols = access.AccesReinscription;
  access.LimitAccesReinscription = reenrols && !situation.financable;
  access.FirstAccesReinscription = reenrols && situation.financable && situation.etapeReinscription !== null;
  access.CanPrintReleveNotes = canPrintTranscript(situation);
  return access;
};
