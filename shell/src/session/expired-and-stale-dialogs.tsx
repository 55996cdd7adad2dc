import { SessionExpiredDialog, type SessionExpiredDialogProps } from './session-expired-dialog';
import { StaleViewDialog, type StaleViewDialogProps } from './stale-view-dialog';

export type ExpiredAndStaleDialogsProps = SessionExpiredDialogProps & StaleViewDialogProps;

/** Dialogs for an expired session and for a changed viewed student; never in a first frame. */
export default function ExpiredAndStaleDialogs({
  username,
  isExpired,
  onBack,
  isStale,
  onClose,
}: ExpiredAndStaleDialogsProps) {
  return (
    <>
      <SessionExpiredDialog username={username} isExpired={isExpired} onBack={onBack} />
      <StaleViewDialog username={username} isStale={isStale} onClose={onClose} />
    </>
  );
}
