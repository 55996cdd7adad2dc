import { BUTTON_LABELS } from 'shared-contract/quoted';
import { Button } from 'shared-ui';
import { DialogActions } from 'shared-ui/dialog';
import { SubmitButton } from 'shared-ui/form';
import { REENROLMENT_TEXTS } from '../../texts/reenrolment';

/** The buttons of a small form in a dialog. */
export const DialogButtons = ({ onCancel }: { onCancel: () => void }) => (
  <DialogActions>
    <Button variant="outline" onClick={onCancel}>
      {REENROLMENT_TEXTS.cancel}
    </Button>
    <SubmitButton>{BUTTON_LABELS.record}</SubmitButton>
  </DialogActions>
);
