import { useEffect, useState } from 'react';
import { decideLanding, useFullSession } from 'shared-auth/host';
import { Navigate } from 'shared-router';
import { usePortal } from '../portal/portal-context';
import { StartingPage } from './starting.page';

/** Delay of the redirect of `/` (S1 §4), milliseconds. */
const REDIRECT_DELAY_MS = 500;

/** Page at `/`: redirects to the landing page of the session. */
export const StartPage = () => {
  const { infos } = useFullSession();
  const { institution } = usePortal();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? <Navigate to={decideLanding(infos)} replace /> : <StartingPage institution={institution} />;
};
