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
}

const MOST = 4;

let items: readonly ToastItem[] = [];
let revision = 0;
const listeners = new Set<() => void>();

const publish = (next: readonly ToastItem[]): void => {
  items = next;
  for (const listener of listeners) listener();
};

/** Oldest first; when there are too many, the oldest that is not an error goes. */
const trim = (list: readonly ToastItem[]): readonly ToastItem[] => {
  if (list.length <= MOST) return list;
  const first = list.findIndex((item) => item.tone !== 'error');
  return list.filter((_, index) => index !== Math.max(first, 0));
};

/** Shows a message, in place of the one with this id if there is one. */
export function showToast(id: string, content: ToastContent): void {
  revision += 1;
  const item: ToastItem = { ...content, id, revision };
  const isShown = items.some((shown) => shown.id === id);
  publish(trim(isShown ? items.map((shown) => (shown.id === id ? item : shown)) : [...items, item]));
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
