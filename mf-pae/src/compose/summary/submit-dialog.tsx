import { LABELS } from 'shared-contract/base/texts';
import { isUnderYear } from 'shared-contract/pae/pae';
import { Alert, Stack, Text } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialog';
import { inCredits, TEXTS } from '../../texts';

const texts = TEXTS.submit;

interface SubmitDialogProps {
  isOpen: boolean;
  isBusy: boolean;
  credits: number;
  units: number;
  warnings: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before the submission, with one more line under 60 credits; Modifier gives it up (S2 §4, §5). */
export const SubmitDialog = ({ credits, units, warnings, ...dialog }: SubmitDialogProps) => (
  <ConfirmDialog {...dialog} title={texts.title} confirmLabel={LABELS.submit} cancelLabel={LABELS.modify}>
    <Stack gap="3">
      <Text>{texts.text(inCredits(credits), units)}</Text>
      {isUnderYear(credits) && <Alert tone="warning">{texts.under}</Alert>}
      {warnings > 0 && <Text tone="muted">{texts.warnings(warnings)}</Text>}
    </Stack>
  </ConfirmDialog>
);
