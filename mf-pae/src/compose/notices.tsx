import { Alert } from 'shared-ui';
import { TEXTS } from '../texts/pae';
import { ConflictPanel } from './saving/conflict-panel';
import { SaveState } from './summary/save-state';
import type { Composer } from './use-composer';

export interface NoticesProps {
  composer: Composer;
  isSafe: boolean;
  isWritable: boolean;
  isOvertaken: boolean;
  /** What the coordinator said when giving the programme back. */
  amendment: string | null;
}

/** Above the units: whether what is on screen is kept, and what to know before one begins. */
export const Notices = ({ composer, isSafe, isWritable, isOvertaken, amendment }: NoticesProps) => (
  <>
    <SaveState date={composer.saved.date} isDirty={composer.isDirty} isSafe={isSafe} />
    {!isWritable && <Alert tone="info">{TEXTS.viewing}</Alert>}
    {amendment !== null && (
      <Alert tone="info" title={TEXTS.amend}>
        {amendment}
      </Alert>
    )}
    {isWritable && <ConflictPanel composer={composer} isOvertaken={isOvertaken} />}
    {isWritable && composer.typed !== null && <Alert tone="info">{TEXTS.comment.begun}</Alert>}
    {composer.isRestored && (
      <Alert tone="info" title={TEXTS.restored}>
        {TEXTS.restoredText}
      </Alert>
    )}
  </>
);
