import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'shared-router';
import { IconButton } from '../button/icon-button';
import { Icon, type IconName } from '../icon/icon';
import { Spinner } from '../spinner/spinner';
import type { Tone } from '../status/tones';
import { Actions, Frame, List, TimeLeft, ToastContainer } from './toast-parts';
import {
  dismissPageErrors,
  dismissToast,
  readToasts,
  subscribeToasts,
  type ToastItem,
  type ToastTone,
} from './toast-store';
import { useCountdown } from './use-countdown';
import { useEscape } from './use-escape';
import { useHost } from './use-host';
import { showWhole, usePlacement } from './use-placement';

const DURATION_MS = 5000;

const LOOK: Record<ToastTone, { tone: Tone; icon: IconName }> = {
  pending: { tone: 'info', icon: 'clock' },
  success: { tone: 'ok', icon: 'circle-check' },
  warning: { tone: 'warning', icon: 'triangle-alert' },
  error: { tone: 'danger', icon: 'circle-x' },
};

const autoDismisses = (tone: ToastTone): boolean => tone === 'success' || tone === 'warning';

/** Time after which a message of a dialog that is still open is read out there, milliseconds. */
const STAY_MS = 1_000;

/** Revisions that were read out in a dialog: not again in the page once it is closed. */
const readOut = new Set<number>();

/**
 * True when a message is to be read out in its dialog: what asks for something, at once; the rest where the dialog stays.
 * An act that succeeds closes it, and is read out in the page.
 */
const useReadInDialog = ({ tone, revision }: ToastItem, isOver: boolean): boolean => {
  const [hasStayed, setHasStayed] = useState(false);
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(setHasStayed, STAY_MS, true);
    return () => clearTimeout(timer);
  }, [isOver]);
  const isRead = isOver && (tone === 'error' || tone === 'warning' || hasStayed);
  useEffect(() => {
    if (isRead) readOut.add(revision);
  }, [isRead, revision]);
  return isRead;
};

interface ToastProps {
  item: ToastItem;
  isPaused: boolean;
  /** Shown in a dialog: the region came with the message, so that it is the message that is read out. */
  isOver: boolean;
  /** Asks for the rest of messages that are shown by their first line. */
  onMore: () => void;
}

const Toast = ({ item, isPaused, isOver, onMore }: ToastProps) => {
  const isTimed = autoDismisses(item.tone);
  useCountdown(isTimed ? DURATION_MS : null, isPaused, () => dismissToast(item.id));
  const { tone, icon } = LOOK[item.tone];
  const isAlert = useReadInDialog(item, isOver);
  return (
    <>
      {item.tone === 'pending' ? <Spinner /> : <Icon name={icon} />}
      <div key={isAlert ? 'read' : 'shown'} {...(isAlert ? { role: 'alert' } : {})}>
        <b>{item.title}</b>
        {item.text !== undefined && <p>{item.text}</p>}
      </div>
      <Actions aria-live="off">
        {item.text !== undefined && (
          <IconButton data-more label="Lire en entier" icon="chevron-down" size="sm" onClick={onMore} />
        )}
        <IconButton label="Fermer" icon="x" size="sm" onClick={() => dismissToast(item.id)} />
      </Actions>
      {isTimed && <TimeLeft key={tone} isPaused={isPaused} aria-hidden="true" />}
    </>
  );
};

/** Dismisses a page's messages on navigation. */
const useDismissOnNavigation = (): void => {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of page, which the window already shows.
  useEffect(() => dismissPageErrors(), [pathname]);
};

interface ToastsProps {
  items: readonly ToastItem[];
  isPaused: boolean;
  isOver: boolean;
  onMore: () => void;
}

const Toasts = ({ items, isPaused, isOver, onMore }: ToastsProps) => (
  <List>
    {items.map((item) => (
      <Frame
        key={item.id}
        tone={LOOK[item.tone].tone}
        {...(readOut.has(item.revision) ? { 'aria-live': 'off' } : {})}
      >
        <Toast key={item.revision} item={item} isPaused={isPaused} isOver={isOver} onMore={onMore} />
      </Frame>
    ))}
  </List>
);

/**
 * Toast container and live region, mounted once: the page's region stays, so that its text is heard when it changes; over
 * a dialog the messages stand in a container of the dialog. Avoids every control; Escape closes the newest (CONTRACT §7.4). */
export const ToastRegion = () => {
  const items = useSyncExternalStore(subscribeToasts, readToasts, readToasts);
  const [isPaused, setIsPaused] = useState(false);
  const corner = useRef<HTMLElement>(null);
  const host = useHost(items.length > 0);
  // A message that is closed under the pointer sends no event of its own.
  const isHeld = isPaused && items.length > 0;
  usePlacement(corner, host, items, isHeld);
  useEscape();
  useDismissOnNavigation();
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsPaused(false);
  };
  const handleMore = () => {
    if (corner.current) showWhole(corner.current);
  };
  const containerOf = (isOver: boolean, isUsed: boolean) => (
    <ToastContainer
      {...(isUsed ? { ref: corner, 'aria-label': 'Messages' } : {})}
      {...(isOver ? {} : { 'aria-live': 'polite' })}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={handleBlur}
    >
      {isUsed && items.length > 0 && (
        <Toasts items={items} isPaused={isHeld} isOver={isOver} onMore={handleMore} />
      )}
    </ToastContainer>
  );
  return (
    <>
      {containerOf(false, host === null)}
      {host && createPortal(containerOf(true, true), host)}
    </>
  );
};
