import { useEffect, useRef, useState } from 'react';
import { API_BASE } from 'shared-auth';
import { setReauthentication, signInUrl } from 'shared-auth/host';
import { securityInfos } from 'shared-contract/portal/endpoints';
import { Button, Dialog, Text } from 'shared-ui';
import { TEXTS } from '../texts';

const texts = TEXTS.alone;

/** How often it is looked whether somebody is signed in again: milliseconds. */
const POLL = 2_000;

/** Who is signed in now; null when nobody is, or when that can't be known. */
const whoIsSignedIn = async (): Promise<string | null> => {
  const answer = await fetch(API_BASE + securityInfos.path, { credentials: 'same-origin' }).catch(() => null);
  return answer?.ok ? (await answer.json()).Username : null;
};

const openSignIn = () => {
  window.open(signInUrl('/reconnexion'), 'portail-connexion', 'popup,width=520,height=760');
};

/** An expired session: the page stays, and the calls go on once the same person is back (CONTRACT §2). */
export const SignInAgain = ({ username }: { username: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<((isBack: boolean) => void)[]>([]);
  useEffect(() => {
    setReauthentication(
      () =>
        new Promise<boolean>((resolve) => {
          waiting.current.push(resolve);
          setIsOpen(true);
        }),
    );
    return () => setReauthentication(null);
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const look = async () => {
      const who = await whoIsSignedIn();
      if (who === null) return;
      if (who !== username) window.location.reload();
      setIsOpen(false);
      for (const resolve of waiting.current.splice(0)) resolve(true);
    };
    const timer = setInterval(look, POLL);
    return () => clearInterval(timer);
  }, [isOpen, username]);
  return (
    <Dialog
      isOpen={isOpen}
      title={texts.expiredTitle}
      actions={<Button onClick={openSignIn}>{texts.signInAgain}</Button>}
    >
      <Text>{texts.expiredText}</Text>
    </Dialog>
  );
};
