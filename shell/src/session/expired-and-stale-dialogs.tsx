import { SessionExpiredDialog, type SessionExpiredDialogProps } from './session-expired-dialog';
import { StaleViewDialog, type StaleViewDialogProps } from './stale-view-dialog';

export type ExpiredAndStaleDialogsProps = SessionExpiredDialogProps & StaleViewDialogProps;

/** What is said of a session that ended or of a view that changed: none of it is in a first frame. */
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
      <StaleViewDialog isStale={isStale} onClose={onClose} />
    </>
  );
}
