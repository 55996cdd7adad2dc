import type { Notice } from 'shared-auth';

/** A message on screen that can become another one. */
interface Shown {
  success: (title: string, text?: string) => unknown;
  warning: (title: string, text?: string) => unknown;
  error: (title: string, text?: string) => unknown;
}

/** The part of shared-ui's toaster that is used here. */
interface Toaster {
  toast: Shown & { loading: (title: string) => Shown };
}

/** Turns notices into toasts: the one that says « Sauvegarde en cours.. » becomes the outcome. */
export const createToasts = (load: () => Promise<Toaster>) => {
  const running = new Map<string, Shown>();
  let queue: Promise<void> = Promise.resolve();

  const show = ({ toast }: Toaster, id: string, { tone, title, text }: Notice): void => {
    if (tone === 'pending') {
      running.set(id, toast.loading(title));
      return;
    }
    const target = running.get(id) ?? toast;
    running.delete(id);
    target[tone](title, text);
  };

  return (id: string, notice: Notice): void => {
    queue = queue.then(async () => show(await load(), id, notice)).catch(() => {});
  };
};
