import { Dialog } from 'shared-ui/dialog';
import { TEXTS } from '../../texts/pae';
import { SummaryContents } from './summary-contents';
import type { SummaryProps } from './summary-props';

interface SelectionSheetProps extends SummaryProps {
  onClose: () => void;
}

/** On a phone, the summary in a sheet; what leads out of it closes it first. */
export const SelectionSheet = ({ onClose, onSave, onSubmit, ...props }: SelectionSheetProps) => {
  const leavingFor = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog isOpen title={TEXTS.summary.title} onClose={onClose}>
      <SummaryContents
        {...props}
        onSave={leavingFor(onSave)}
        onSubmit={leavingFor(onSubmit)}
        onLeave={onClose}
      />
    </Dialog>
  );
};
