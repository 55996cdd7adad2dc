import { useEffect } from 'react';
import { Button, Dialog, Text } from 'shared-ui';
import { openSignIn, watchSignIn } from './reauthentication';
import { EXPIRED } from './texts';

export interface SessionExpiredDialogProps {
  /** Who was signed in. */
  username: string;
  isExpired: boolean;
  /** The same person is signed in again. */
  onBack: () => void;
}

/** Asks for re-authentication in another window while the page stays; another user reloads the page. */
export const SessionExpiredDialog = ({ username, isExpired, onBack }: SessionExpiredDialogProps) => {
  useEffect(() => {
    if (!isExpired) return undefined;
    return watchSignIn((who) => {
      if (who === username) onBack();
      else window.location.reload();
    });
  }, [isExpired, username, onBack]);

  return (
    <Dialog
      isOpen={isExpired}
      title={EXPIRED.title}
      actions={<Button onClick={openSignIn}>{EXPIRED.signIn}</Button>}
    >
      <Text>{EXPIRED.text}</Text>
    </Dialog>
  );
};
