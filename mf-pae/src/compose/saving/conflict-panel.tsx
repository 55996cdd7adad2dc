import { useState } from 'react';
import { Alert } from 'shared-ui';
import { FocusOnMount } from 'shared-ui/focus-on-mount';
import { TEXTS } from '../../texts/pae';
import type { Composer } from '../use-composer';
import { ConflictAlert } from './conflict-alert';

interface OvertakenProps {
  composer: Composer;
  /** Another window saved since this page was opened. */
  isOvertaken: boolean;
}

/**
 * Result of a save from another window, in a focused panel without a toast (CONTRACT §7.4): lost choices, or only a
 * newer version. Choices of an earlier visit don't take the focus.
 */
export const ConflictPanel = ({ composer, isOvertaken }: OvertakenProps) => {
  const [isOnlyNewer] = useState(isOvertaken && composer.lost === null);
  if (!isOvertaken) return <ConflictAlert composer={composer} />;
  return (
    <FocusOnMount>
      {isOnlyNewer ? (
        <Alert tone="info" title={TEXTS.changed}>
          {TEXTS.changedText}
        </Alert>
      ) : (
        <ConflictAlert composer={composer} />
      )}
    </FocusOnMount>
  );
};
