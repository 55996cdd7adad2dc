import { MINUTE_MS } from 'shared-contract/base/days';
import type { Consultation } from 'shared-contract/records/records';

/** One line of the audit that is a look at a file. */
export interface Look {
  at: Date;
  actor: string;
  role: string;
  purpose: string;
}

/** Looks of one person that follow one another within so many milliseconds are one visit. */
const VISIT = 30 * MINUTE_MS;

const ROLES: Record<string, string> = {
  admin: 'Administration',
  programmes: 'Gestion des programmes',
  verifications: 'Service des vérifications',
};

const isSameVisit = (earlier: Look, later: Look): boolean =>
  earlier.actor === later.actor &&
  earlier.role === later.role &&
  earlier.purpose === later.purpose &&
  later.at.getTime() - earlier.at.getTime() < VISIT;

/**
 * Visits from looks, newest first in and out: who (by role, never by name), when the visit began, and why. A
 * secretary who reads five sections of a file came once.
 */
export const toVisits = (looks: readonly Look[]): Consultation[] => {
  const visits: { first: Look }[] = [];
  const open = new Map<string, { first: Look }>();
  for (const look of looks) {
    const key = `${look.actor}|${look.role}|${look.purpose}`;
    const known = open.get(key);
    if (known && isSameVisit(look, known.first)) {
      known.first = look;
      continue;
    }
    const visit = { first: look };
    open.set(key, visit);
    visits.push(visit);
  }
  return visits
    .map(({ first }) => first)
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ role, at, purpose }) => ({
      Role: ROLES[role] ?? 'Personnel de l’école',
      Date: at.toISOString(),
      Motif: purpose,
    }));
};
