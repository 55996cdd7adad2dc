import { type FocusEvent, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../button/icon-button';
import { Icon, type IconName } from '../icon/icon';
import { Spinner } from '../spinner/spinner';
import type { Tone } from '../status/tones';
import { Corner, Frame, List, TimeLeft } from './toast-parts';
import { dismissToast, readToasts, subscribeToasts, type ToastItem, type ToastTone } from './toast-store';
import { useCountdown } from './use-countdown';

const DURATION_MS = 5000;

const LOOK: Record<ToastTone, { tone: Tone; icon: IconName }> = {
  pending: { tone: 'info', icon: 'loader' },
  success: { tone: 'ok', icon: 'circle-check' },
  warning: { tone: 'warning', icon: 'triangle-alert' },
  error: { tone: 'danger', icon: 'circle-x' },
};

const leavesByItself = (tone: ToastTone): boolean => tone === 'success' || tone === 'warning';

const Toast = ({ item, isPaused }: { item: ToastItem; isPaused: boolean }) => {
  const isTimed = leavesByItself(item.tone);
  useCountdown(isTimed ? DURATION_MS : null, isPaused, () => dismissToast(item.id));
  const { tone, icon } = LOOK[item.tone];
  return (
    <>
      {item.tone === 'pending' ? <Spinner /> : <Icon name={icon} />}
      <div>
        <b>{item.title}</b>
        {item.text !== undefined && <p>{item.text}</p>}
      </div>
      <IconButton label="Fermer" icon="x" size="sm" onClick={() => dismissToast(item.id)} />
      {isTimed && <TimeLeft key={tone} isPaused={isPaused} aria-hidden="true" />}
    </>
  );
};

/** Where short messages appear; once in the page, always mounted so that they are read out. */
export const ToastRegion = () => {
  const items = useSyncExternalStore(subscribeToasts, readToasts, readToasts);
  const [isPaused, setIsPaused] = useState(false);
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsPaused(false);
  };
  // A message that is closed under the pointer sends no event of its own.
  const isHeld = isPaused && items.length > 0;
  return (
    <Corner
      aria-label="Messages"
      aria-live="polite"
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={handleBlur}
    >
      <List>
        {items.map((item) => (
          <Frame key={item.id} tone={LOOK[item.tone].tone}>
            <Toast key={item.revision} item={item} isPaused={isHeld} />
          </Frame>
        ))}
      </List>
    </Corner>
  );
};
