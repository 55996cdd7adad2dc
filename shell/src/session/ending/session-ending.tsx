import { EndingDialog } from './ending-dialog';
import { useSessionWatch } from './use-session-watch';

/** Warns before the session ends. */
export default function SessionEnding() {
  const { warning, look, close } = useSessionWatch();
  return warning && <EndingDialog warning={warning} onKept={look} onClose={close} />;
}
