/** When a session ends, as the server says it with its answers; instants in milliseconds of the portal's clock. */
export interface SessionEnd {
  /** Unless something is asked until then. */
  idleEnd: number;
  /** Whatever is asked. */
  absoluteEnd: number;
  /** Time that a session may rest, milliseconds. */
  idleTime: number;
}

/**
 * Name of the cookie in which the page reads when the session ends: each answer that puts the end off renews it, for
 * every tab of the browser. It says nothing of whose the session is. Over https the prefix keeps other hosts from setting it.
 */
export const sessionEndCookie = (https: boolean): string => (https ? '__Host-fin-session' : 'fin-session');

export const formatSessionEnd = ({ idleEnd, absoluteEnd, idleTime }: SessionEnd): string =>
  [idleEnd, absoluteEnd, idleTime].join('.');

const WRITTEN = /(?:^|; )(?:__Host-)?fin-session=(\d+)\.(\d+)\.(\d+)/;

/** When the session ends, from the cookies that a page can read; null when nobody is signed in. */
export const readSessionEnd = (cookies: string): SessionEnd | null => {
  const written = WRITTEN.exec(cookies);
  if (!written) return null;
  const [, idleEnd, absoluteEnd, idleTime] = written.map(Number);
  if (idleEnd === undefined || absoluteEnd === undefined || idleTime === undefined) return null;
  return { idleEnd, absoluteEnd, idleTime };
};
