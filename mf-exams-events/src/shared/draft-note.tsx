import { formatRecent } from 'shared-contract/base/dates';
import { Span } from 'shared-ui';
import { LeaveGuard } from 'shared-ui/dialog';
import { SHARED_TEXTS } from '../texts/shared';

export interface DraftNoteProps {
  /** ISO instant of the copy that the server holds; null when there is none. */
  savedAt: string | null;
  /** false once it could not be kept. */
  isSafe: boolean;
}

/** Draft status: saved since when, or not saved with an unsaved-changes guard. */
export const DraftNote = ({ savedAt, isSafe }: DraftNoteProps) =>
  isSafe ? (
    savedAt && <Span size="xs">{SHARED_TEXTS.draft(formatRecent(savedAt))}</Span>
  ) : (
    <>
      <Span size="xs" tone="danger">
        {SHARED_TEXTS.draftUnsafe}
      </Span>
      <LeaveGuard when />
    </>
  );
