import { useFullSession } from 'shared-auth/host';
import { MoreSheet } from 'shared-ui/kit/command-palette';
import { useAccountEntries } from '../account/use-account-entries';
import { usePortal } from '../portal/portal-context';
import { TEXTS } from '../texts';
import { moreSheetGroups } from './more-sheet-groups';

export interface MoreProps {
  onJump: () => void;
  onChooseStudent: () => void;
  onClose: () => void;
}

/** The « Plus » sheet on phones: all screens of this person, and the account. */
export const More = ({ onJump, onChooseStudent, onClose }: MoreProps) => {
  const { screens } = usePortal();
  const session = useFullSession();
  const entries = useAccountEntries(onChooseStudent);
  return (
    <MoreSheet
      title={TEXTS.more}
      search={TEXTS.goTo}
      onSearch={onJump}
      groups={moreSheetGroups(screens, session, entries)}
      onClose={onClose}
    />
  );
};
