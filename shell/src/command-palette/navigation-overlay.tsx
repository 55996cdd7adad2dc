import { More } from './more-menu';
import type { NavigationOverlayProps } from './overlay-view';
import { PortalPalette } from './palette';

/** Lazy-loaded navigation overlay. */
export default function NavigationOverlay({
  view,
  onOpen,
  onChooseStudent,
  onClose,
}: NavigationOverlayProps) {
  return view === 'jump' ? (
    <PortalPalette onClose={onClose} />
  ) : (
    <More onJump={() => onOpen('jump')} onChooseStudent={onChooseStudent} onClose={onClose} />
  );
}
