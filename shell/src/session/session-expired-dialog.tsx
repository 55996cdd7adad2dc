import { useEffect, useRef, useState } from 'react';
import { setReauthentication } from 'shared-auth/host';
import { Button, Dialog, Text } from 'shared-ui';
import { TROUBLES } from '../texts';
import { openSignIn, watchSignIn } from './reauthentication';

type Waiting = (isBack: boolean) => void;

/**
 * Asks for a second sign-in when a call met a 401. The calls wait, the page stays, and once the same person is
 * back they are sent again; somebody else gets a fresh page.
 */
export const SessionExpiredDialog = ({ username }: { username: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<Waiting[]>([]);

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
    return watchSignIn((who) => {
      if (who !== username) {
        window.location.reload();
        return;
      }
      setIsOpen(false);
      for (const resolve of waiting.current.splice(0)) resolve(true);
    });
  }, [isOpen, username]);

  return (
    <Dialog
      isOpen={isOpen}
      title={TROUBLES.expiredTitle}
      actions={<Button onClick={openSignIn}>{TROUBLES.signInAgain}</Button>}
    >
      <Text>{TROUBLES.expiredText}</Text>
    </Dialog>
  );
};
