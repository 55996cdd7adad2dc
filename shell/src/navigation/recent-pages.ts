import type { Session } from 'shared-auth/host';
import { matriculeOf } from 'shared-auth/host';

/** A page that was seen. */
export interface RecentPage {
  path: string;
  title: string;
}

/** The last five, and the one in view. */
const MAX_RECENT = 6;

const storageKey = (session: Session): string => `lieux ${session.infos.Username} ${matriculeOf(session)}`;

/** The pages that this person saw in this window, the last one first; those of another file are not among them. */
export const readRecentPages = (session: Session): RecentPage[] => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(session)) ?? '[]');
  } catch {
    return [];
  }
};

/** Keeps a page that is seen, until the window is closed; a page seen again comes first, under its newest title. */
export const recordRecentPage = (session: Session, seen: RecentPage): void => {
  const others = readRecentPages(session).filter(({ path }) => path !== seen.path);
  try {
    sessionStorage.setItem(storageKey(session), JSON.stringify([seen, ...others].slice(0, MAX_RECENT)));
  } catch {
    // A window that may keep nothing proposes nothing.
  }
};
