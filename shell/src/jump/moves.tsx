import { Jump } from './jump';
import { More } from './more';
import type { MovesProps } from './move-view';

/** What leads elsewhere: it comes late, since a page is read without it. */
export default function Moves({ view, onOpen, onChooseStudent, onClose }: MovesProps) {
  return view === 'jump' ? (
    <Jump onClose={onClose} />
  ) : (
    <More onJump={() => onOpen('jump')} onChooseStudent={onChooseStudent} onClose={onClose} />
  );
}
