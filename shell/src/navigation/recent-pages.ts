import type { Session } from 'shared-auth/host';
import { matriculeOf } from 'shared-auth/host';

/** A recently visited page. */
export interface RecentPage {
  path: string;
  title: string;
}

/** The last five, and the current one. */
const MAX_RECENT = 6;

const storageKey = (session: Session): string => `lieux ${session.infos.Username} ${matriculeOf(session)}`;

/** Recently visited pages of this person in this tab, newest first; other viewed students' pages are excluded. */
export const readRecentPages = (session: Session): RecentPage[] => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(session)) ?? '[]');
  } catch {
    return [];
  }
};

/** Records a visited page in sessionStorage; a page visited again moves to the front with its newest title. */
export const recordRecentPage = (session: Session, seen: RecentPage): void => {
  const others = readRecentPages(session).filter(({ path }) => path !== seen.path);
  try {
    sessionStorage.setItem(storageKey(session), JSON.stringify([seen, ...others].slice(0, MAX_RECENT)));
  } catch {
    // A window that may keep nothing proposes nothing.
  }
};
