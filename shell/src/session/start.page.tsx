import { useEffect, useState } from 'react';
import { decideLanding, useWholeSession } from 'shared-auth/host';
import { Navigate } from 'shared-router';
import { usePortal } from '../portal/portal-context';
import { StartingPage } from './starting.page';

/** A short delay precedes the redirect of `/` (S1 §4): milliseconds. */
const REDIRECT_DELAY_MS = 500;

/** The address of the portal's root: leads to the page that fits this person. */
export const StartPage = () => {
  const { infos } = useWholeSession();
  const { institution } = usePortal();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? <Navigate to={decideLanding(infos)} replace /> : <StartingPage institution={institution} />;
};
