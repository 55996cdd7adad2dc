import type { Session } from 'shared-auth/host';
import { matriculeOf } from 'shared-auth/host';

/** A page that was seen. */
export interface Visited {
  path: string;
  title: string;
}

/** The last five, and the one in view. */
const MOST = 6;

const key = (session: Session): string => `lieux ${session.infos.Username} ${matriculeOf(session)}`;

/** The pages that this person saw in this window, the last one first; those of another file are not among them. */
export const readVisited = (session: Session): Visited[] => {
  try {
    return JSON.parse(sessionStorage.getItem(key(session)) ?? '[]');
  } catch {
    return [];
  }
};

/** Keeps a page that is seen, until the window is closed; a page seen again comes first, under its newest title. */
export const keepVisited = (session: Session, seen: Visited): void => {
  const others = readVisited(session).filter(({ path }) => path !== seen.path);
  try {
    sessionStorage.setItem(key(session), JSON.stringify([seen, ...others].slice(0, MOST)));
  } catch {
    // A window that may keep nothing proposes nothing.
  }
};
