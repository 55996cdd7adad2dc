import { useEffect, useState } from 'react';
import { Button, Dialog, Text } from 'shared-ui';
import { TROUBLES } from '../texts';
import { fetchSignedInUser } from './reauthentication';
import { OTHER_PERSON, STALE } from './texts';

export interface StaleViewDialogProps {
  /** User name of the person whom the page was drawn for. */
  username: string;
  isStale: boolean;
  onClose: () => void;
}

/** User name of who is signed in by now; null until it is known. */
const useSignedInUser = (isAsked: boolean): string | null => {
  const [username, setUsername] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    if (isAsked) void fetchSignedInUser().then((found) => !isOver && setUsername(found));
    return () => {
      isOver = true;
    };
  }, [isAsked]);
  return username;
};

/**
 * Shown when another window changed the viewed student or the signed-in person: calls of this page are refused until it
 * reloads, or until its owner signs in again.
 */
export const StaleViewDialog = ({ username, isStale, onClose }: StaleViewDialogProps) => {
  const signedIn = useSignedInUser(isStale);
  const isOther = signedIn !== null && signedIn !== username;
  return (
    <Dialog
      isOpen={isStale}
      title={isOther ? OTHER_PERSON.title : STALE.title}
      onClose={onClose}
      actions={<Button onClick={() => window.location.reload()}>{TROUBLES.reload}</Button>}
    >
      <Text>{isOther ? OTHER_PERSON.text(username, signedIn) : STALE.text}</Text>
    </Dialog>
  );
};
