import { useEffect, useMemo, useState } from 'react';
import { recoverSession } from 'shared-auth';
import { useFullSession } from 'shared-auth/host';
import { keepSession } from '../keep-session';
import { type EndWarning, learnPortalTime, SessionWatch } from './session-watch';

const isSame = (one: EndWarning | null, other: EndWarning | null): boolean =>
  one?.isLast === other?.isLast && one?.minutes === other?.minutes;

/** The warning that the session ends soon, or null; with what looks again, and what puts it away. */
export const useSessionWatch = () => {
  const { Maintenant } = useFullSession().infos;
  const [warning, setWarning] = useState<EndWarning | null>(null);
  const watch = useMemo(
    () =>
      new SessionWatch({
        warn: (next) => setWarning((shown) => (isSame(shown, next) ? shown : next)),
        keep: keepSession,
        end: () => void recoverSession(),
      }),
    [],
  );
  useEffect(() => {
    learnPortalTime(Date.parse(Maintenant));
    return watch.start();
  }, [watch, Maintenant]);
  return { warning, look: watch.look, close: watch.close };
};
