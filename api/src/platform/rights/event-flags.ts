import { ACCESS_FLAGS, type EventsAccess, type EventWindow, NO_EVENTS } from 'shared-contract';
import { formatInstantDay } from 'shared-contract/base/format';
import { ADMISSION, canPrintTranscript } from './admission';
import type { EventFact, Situation } from './situation';

const outsideWindow = ({ ouverture, fermeture }: EventFact, now: Date): string | null => {
  if (ouverture && now < ouverture)
    return `Cette période ouvrira le ${formatInstantDay(ouverture.toISOString())}.`;
  if (fermeture && now >= fermeture)
    return `Cette période est fermée depuis le ${formatInstantDay(fermeture.toISOString())}.`;
  return null;
};

const closedReason = (fact: EventFact, situation: Situation, now: Date): string | null => {
  if (fact.decision?.ouvert === false) {
    return fact.decision.raison ?? 'Cette période est fermée pour vous.';
  }
  const refusal = fact.decision ? null : ADMISSION[fact.flag](situation);
  return refusal ?? outsideWindow(fact, now);
};

const toWindow = (fact: EventFact, situation: Situation, now: Date): EventWindow => ({
  Flag: fact.flag,
  Ouverture: fact.ouverture?.toISOString() ?? null,
  Fermeture: fact.fermeture?.toISOString() ?? null,
  Raison: closedReason(fact, situation, now),
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
      : { Flag: flag, Ouverture: null, Fermeture: null, Raison: UNKNOWN };
  });
  const access: EventsAccess = { ...NO_EVENTS, Evenements: windows };
  for (const window of windows) access[window.Flag] = window.Raison === null;
  const reenrols = access.AccesReinscription;
  access.LimitAccesReinscription = reenrols && !situation.financable;
  access.FirstAccesReinscription = reenrols && situation.financable && situation.etapeReinscription !== null;
  access.CanPrintReleveNotes = canPrintTranscript(situation);
  return access;
};
