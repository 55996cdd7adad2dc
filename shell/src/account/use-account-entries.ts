import { decideLanding, isStaff, isViewing, useFullSession } from 'shared-auth/host';
import type { MenuEntry } from 'shared-ui';
import { useThemeToggle } from '../portal/theme-context';
import { signOutAndLeave } from '../session/sign-out';
import { stopViewingStudent } from '../students/stop-viewing-student';
import { TEXTS } from '../texts';

/** Entries of the account menu for the signed-in person. */
export const useAccountEntries = (chooseStudent: () => void): MenuEntry[] => {
  const session = useFullSession();
  const { other, change } = useThemeToggle();
  const hasReceipts = decideLanding(session.infos) === '/desktop' && session.dashboard !== null;
  return [
    ...(hasReceipts ? [{ label: TEXTS.receipts, icon: 'file-text', to: '/recus' }] : []),
    ...(isStaff(session.infos)
      ? [{ label: TEXTS.changeStudent, icon: 'id-card', onSelect: chooseStudent }]
      : []),
    ...(session.infos.admin
      ? [
          { label: TEXTS.status, icon: 'info', to: '/admin/etat' },
          { label: TEXTS.testers, icon: 'eye', to: '/admin/testeurs' },
          { label: TEXTS.audit, icon: 'file-text', to: '/admin/journal' },
        ]
      : []),
    ...(isViewing(session)
      ? [{ label: TEXTS.ownAccount, icon: 'undo-2', onSelect: stopViewingStudent }]
      : []),
    { label: TEXTS.theme[other], icon: 'sun-moon', onSelect: change },
    { label: TEXTS.signOut, icon: 'log-out', onSelect: signOutAndLeave },
  ];
};
