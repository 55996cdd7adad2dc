import { seenIn } from 'shared-contract/base/audit-places';
import { MINUTE_MS } from 'shared-contract/base/days';
import type { Consultation } from 'shared-contract/records/records';

/** One line of the audit that is a look at a file. */
export interface FileView {
  at: Date;
  actor: string;
  role: string;
  purpose: string;
  action: string;
  target: string;
}

/** Looks of one person that follow one another within so many milliseconds are one visit. */
const VISIT_GAP = 30 * MINUTE_MS;

const ROLES: Record<string, string> = {
  admin: 'Administration',
  delegue: 'Délégué à la protection des données',
  programmes: 'Gestion des programmes',
  verifications: 'Service des vérifications',
};

/** The looks of a visit, newest first. */
interface Visit {
  views: [FileView, ...FileView[]];
}

const startOf = ({ views }: Visit): FileView => views.at(-1) ?? views[0];

const isSameVisit = (visit: Visit, earlier: FileView): boolean =>
  startOf(visit).at.getTime() - earlier.at.getTime() < VISIT_GAP;

const seenDuring = ({ views }: Visit): string[] => {
  const places = views.toReversed().map(({ action, target }) => seenIn(action, target));
  return [...new Set(places.filter((place) => place !== null))];
};

/**
 * Visits from looks, newest first in and out: who (by role, never by name), when the visit began, why, and what was
 * seen. A secretary who reads five sections of a file came once.
 */
export const toVisits = (views: readonly FileView[]): Consultation[] => {
  const visits: Visit[] = [];
  const open = new Map<string, Visit>();
  for (const view of views) {
    const key = `${view.actor}|${view.role}|${view.purpose}`;
    const known = open.get(key);
    if (known && isSameVisit(known, view)) {
      known.views.push(view);
      continue;
    }
    const visit: Visit = { views: [view] };
    open.set(key, visit);
    visits.push(visit);
  }
  return visits
    .sort((one, other) => startOf(other).at.getTime() - startOf(one).at.getTime())
    .map((visit) => {
      const { role, at, purpose } = startOf(visit);
      return {
        Role: ROLES[role] ?? 'Personnel de l’école',
        Date: at.toISOString(),
        Motif: purpose,
        Contenu: seenDuring(visit),
      };
    });
};
