import { Button, Dialog, Text } from 'shared-ui';
import { TROUBLES } from '../texts';
import { STALE } from './texts';

export interface StaleViewDialogProps {
  isStale: boolean;
  onClose: () => void;
}

/** Shown when another window changed the viewed student: calls of this page are refused until it reloads. */
export const StaleViewDialog = ({ isStale, onClose }: StaleViewDialogProps) => (
  <Dialog
    isOpen={isStale}
    title={STALE.title}
    onClose={onClose}
    actions={<Button onClick={() => window.location.reload()}>{TROUBLES.reload}</Button>}
  >
    <Text>{STALE.text}</Text>
  </Dialog>
);
