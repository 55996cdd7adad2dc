import { openDialog } from './open-dialog';

/** Kind of a toast; « pending » stays until replaced. */
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

/** Trims to the maximum, oldest first, errors last. */
const trim = (list: readonly ToastItem[]): readonly ToastItem[] => {
  if (list.length <= MAX_TOASTS) return list;
  const first = list.findIndex((item) => item.tone !== 'error');
  return list.filter((_, index) => index !== Math.max(first, 0));
};

const isSame = (item: ToastItem, { tone, title, text }: ToastContent): boolean =>
  item.tone === tone && item.title === title && item.text === text;

/** The same message on another page continues and is not announced again. */
const isContinuation = (shown: ToastItem, content: ToastContent, page: string): boolean =>
  shown.page !== page && isSame(shown, content);

/** Shows or replaces the toast of this id; null dismisses it. */
export function showToast(id: string, content: ToastContent | null): void {
  if (!content) {
    dismissToast(id);
    return;
  }
  const page = window.location.pathname;
  const shown = items.find((item) => item.id === id);
  if (shown && isContinuation(shown, content, page)) {
    publish(items.map((item) => (item === shown ? { ...shown, page } : item)));
    return;
  }
  revision += 1;
  const item: ToastItem = { ...content, id, revision, page, over: openDialog() };
  publish(trim(shown ? items.map((other) => (other === shown ? item : other)) : [...items, item]));
}

/** True for messages that ask for an action on their page. */
const requiresAction = ({ tone }: ToastItem): boolean => tone === 'error' || tone === 'warning';

/** Dismisses errors of earlier pages on navigation. Pending messages stay; successes time out by themselves. */
export function dismissPageErrors(): void {
  const page = window.location.pathname;
  const left = items.filter((item) => item.page === page || !requiresAction(item));
  if (left.length < items.length) publish(left);
}

/** Dismisses a toast; ignores unknown ids. */
export function dismissToast(id: string): void {
  if (items.some((item) => item.id === id)) publish(items.filter((item) => item.id !== id));
}

export const subscribeToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const readToasts = (): readonly ToastItem[] => items;

/** Unique id. */
export const nextToastId = (): string => {
  revision += 1;
  return `message-${revision}`;
};
