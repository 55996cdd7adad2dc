import { openDialog } from './open-dialog';

/** What a message is about; « pending » stays until it is replaced. */
export type ToastTone = 'pending' | 'success' | 'warning' | 'error';

export interface ToastContent {
  tone: ToastTone;
  title: string;
  /** Second line: the remedy. */
  text?: string;
}

export interface ToastItem extends ToastContent {
  id: string;
  /** Grows with each change, so that a replaced message starts its time again. */
  revision: number;
  /** Path of the page on which it was said. */
  page: string;
  /** The dialog that was open then: Escape is for what came last. */
  over: Element | null;
}

const MAX_TOASTS = 4;

let items: readonly ToastItem[] = [];
let revision = 0;
const listeners = new Set<() => void>();

const publish = (next: readonly ToastItem[]): void => {
  items = next;
  for (const listener of listeners) listener();
};

/** Oldest first; when there are too many, the oldest that is not an error goes. */
const trim = (list: readonly ToastItem[]): readonly ToastItem[] => {
  if (list.length <= MAX_TOASTS) return list;
  const first = list.findIndex((item) => item.tone !== 'error');
  return list.filter((_, index) => index !== Math.max(first, 0));
};

const isSame = (item: ToastItem, { tone, title, text }: ToastContent): boolean =>
  item.tone === tone && item.title === title && item.text === text;

/** Said once more on another page, a message goes on there and is not read out again. */
const followsOn = (shown: ToastItem, content: ToastContent, page: string): boolean =>
  shown.page !== page && isSame(shown, content);

/** Shows a message in place of the one with this id, if there is one; null takes that one away. */
export function showToast(id: string, content: ToastContent | null): void {
  if (!content) {
    dismissToast(id);
    return;
  }
  const page = window.location.pathname;
  const shown = items.find((item) => item.id === id);
  if (shown && followsOn(shown, content, page)) {
    publish(items.map((item) => (item === shown ? { ...shown, page } : item)));
    return;
  }
  revision += 1;
  const item: ToastItem = { ...content, id, revision, page, over: openDialog() };
  publish(trim(shown ? items.map((other) => (other === shown ? item : other)) : [...items, item]));
}

/** What asks for something to be done on its page. */
const asksForMore = ({ tone }: ToastItem): boolean => tone === 'error' || tone === 'warning';

/**
 * Takes away what went wrong on the pages before this one. What still runs is told where it ends, and what went well
 * may be what led here: it goes by itself.
 */
export function leavePages(): void {
  const page = window.location.pathname;
  const left = items.filter((item) => item.page === page || !asksForMore(item));
  if (left.length < items.length) publish(left);
}

/** Takes a message away; an unknown id does nothing. */
export function dismissToast(id: string): void {
  if (items.some((item) => item.id === id)) publish(items.filter((item) => item.id !== id));
}

export const subscribeToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const readToasts = (): readonly ToastItem[] => items;

/** An id that no other message has. */
export const nextToastId = (): string => {
  revision += 1;
  return `message-${revision}`;
};
