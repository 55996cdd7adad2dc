import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'shared-router';
import { ConfirmDialog } from './confirm-dialog';

/** Route of a clicked portal link without modifier keys, or null. */
const linkRoute = (event: MouseEvent): string | null => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target === '_blank') return null;
  const url = new URL(link.href, document.baseURI);
  const isElsewhere = url.origin === location.origin && url.pathname !== location.pathname;
  return isElsewhere ? url.pathname + url.search + url.hash : null;
};

/** Blocks portal links and tab closing while `isOn`; returns the blocked route. */
function useBlockedNavigation(isOn: boolean): [string | null, (route: string | null) => void] {
  const [route, setRoute] = useState<string | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const handleClick = (event: MouseEvent) => {
      const wanted = linkRoute(event);
      if (wanted === null) return;
      event.preventDefault();
      event.stopPropagation();
      setRoute(wanted);
    };
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', handleClick, true);
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      document.removeEventListener('click', handleClick, true);
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [isOn]);
  return [route, setRoute];
}

/** Unsaved-changes guard: asks before navigation discards input. */
export const LeaveGuard = ({ when }: { when: boolean }) => {
  const [route, setRoute] = useBlockedNavigation(when);
  const navigate = useNavigate();
  const { key } = useLocation();
  const stay = useCallback(() => setRoute(null), [setRoute]);
  const leave = () => {
    setRoute(null);
    if (route !== null) void navigate(route);
  };
  return (
    <ConfirmDialog
      key={key}
      isOpen={route !== null}
      title={'Quitter sans enregistrer\u202f?'}
      confirmLabel="Quitter la page"
      danger
      onConfirm={leave}
      onCancel={stay}
    >
      <p>Ce que vous avez modifié depuis la dernière sauvegarde sera perdu.</p>
    </ConfirmDialog>
  );
};
