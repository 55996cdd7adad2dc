import { useState } from 'react';
import { notify } from 'shared-auth';
import { Alert, Button, Dialog, Text } from 'shared-ui';
import { keepSession } from '../keep-session';
import { openSignIn } from '../reauthentication';
import { ENDING } from '../texts';
import type { EndWarning } from './session-watch';

export interface EndingDialogProps {
  warning: EndWarning;
  /** The server was asked, and may have put the end off. */
  onKept: () => void;
  onClose: () => void;
}

/** Keeps the session and says so; tells when that failed. */
const useKeep = (onKept: () => void) => {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const keep = async () => {
    setState('busy');
    const isKept = await keepSession();
    setState(isKept === null ? 'failed' : 'idle');
    onKept();
    if (isKept) notify('session', { tone: 'success', title: ENDING.kept });
  };
  return { state, keep };
};

/** Says that the session ends soon, and how to stay: by one press, or by a new sign-in in another window. */
export const EndingDialog = ({ warning, onKept, onClose }: EndingDialogProps) => {
  const { isLast, minutes } = warning;
  const { state, keep } = useKeep(onKept);
  const action = isLast ? (
    <Button onClick={openSignIn}>{ENDING.signIn}</Button>
  ) : (
    <Button busy={state === 'busy'} onClick={keep}>
      {ENDING.stay}
    </Button>
  );
  return (
    <Dialog isOpen title={ENDING.title(minutes)} onClose={onClose} actions={action}>
      <Text>{isLast ? ENDING.last : ENDING.idle}</Text>
      {state === 'failed' && (
        <Alert tone="danger" live>
          {ENDING.failed}
        </Alert>
      )}
    </Dialog>
  );
};
