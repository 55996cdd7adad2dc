import { KeysDialog, type KeysDialogProps } from '../../shared/keys-dialog';
import { QUEUE_KEYS } from '../../texts/queue-keys';

/** Every key of the list. */
export const QueueKeysDialog = ({ onClose }: Pick<KeysDialogProps, 'onClose'>) => (
  <KeysDialog lines={QUEUE_KEYS} onClose={onClose} />
);
