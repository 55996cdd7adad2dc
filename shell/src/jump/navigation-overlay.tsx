import { Jump } from './jump';
import { More } from './more-menu';
import type { NavigationOverlayProps } from './overlay-view';

/** What leads elsewhere: it comes late, since a page is read without it. */
export default function NavigationOverlay({
  view,
  onOpen,
  onChooseStudent,
  onClose,
}: NavigationOverlayProps) {
  return view === 'jump' ? (
    <Jump onClose={onClose} />
  ) : (
    <More onJump={() => onOpen('jump')} onChooseStudent={onChooseStudent} onClose={onClose} />
  );
}
