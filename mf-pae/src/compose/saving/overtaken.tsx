import { useState } from 'react';
import { Alert } from 'shared-ui';
import { Arrival } from 'shared-ui/arrival';
import { TEXTS } from '../../texts/pae';
import type { Composer } from '../use-composer';
import { LostAlert } from './lost-alert';

interface OvertakenProps {
  composer: Composer;
  /** Another window saved since this page was opened. */
  isOvertaken: boolean;
}

/**
 * What another window did to this one, in a panel that takes the focus and no message beside it (CONTRACT §7.4):
 * choices that were lost, or only that the page is newer. Choices of an earlier visit wait without taking the focus.
 */
export const Overtaken = ({ composer, isOvertaken }: OvertakenProps) => {
  const [isOnlyNewer] = useState(isOvertaken && composer.lost === null);
  if (!isOvertaken) return <LostAlert composer={composer} />;
  return (
    <Arrival>
      {isOnlyNewer ? (
        <Alert tone="info" title={TEXTS.changed}>
          {TEXTS.changedText}
        </Alert>
      ) : (
        <LostAlert composer={composer} />
      )}
    </Arrival>
  );
};
