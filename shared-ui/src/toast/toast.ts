import { dismissToast, nextToastId, showToast, type ToastContent } from './toast-store';

/** One toast of an action from pending to outcome. */
export interface ToastHandle {
  success: (title: string, text?: string) => void;
  warning: (title: string, text?: string) => void;
  error: (title: string, text?: string) => void;
  dismiss: () => void;
}

type Said = string | Omit<ToastContent, 'tone'>;

const content = (tone: ToastContent['tone'], title: string, text?: string): ToastContent =>
  text === undefined ? { tone, title } : { tone, title, text };

const said = (tone: ToastContent['tone'], value: Said): ToastContent =>
  typeof value === 'string' ? { tone, title: value } : { tone, ...value };

const say =
  (tone: ToastContent['tone']) =>
  (title: string, text?: string): string => {
    const id = nextToastId();
    showToast(id, content(tone, title, text));
    return id;
  };

const loading = (title: string): ToastHandle => {
  const id = nextToastId();
  showToast(id, { tone: 'pending', title });
  const become = (tone: ToastContent['tone']) => (next: string, text?: string) =>
    showToast(id, content(tone, next, text));
  return {
    success: become('success'),
    warning: become('warning'),
    error: become('error'),
    dismiss: () => dismissToast(id),
  };
};

/** Shows pending, then the outcome; returns the promise unchanged. */
async function follow<Result>(
  promise: Promise<Result>,
  words: { loading: string; success: Said; error: Said | ((error: unknown) => Said) },
): Promise<Result> {
  const id = nextToastId();
  showToast(id, { tone: 'pending', title: words.loading });
  try {
    const result = await promise;
    showToast(id, said('success', words.success));
    return result;
  } catch (error) {
    showToast(id, said('error', typeof words.error === 'function' ? words.error(error) : words.error));
    throw error;
  }
}

/** Toasts of shell and remotes: 5,000 ms, errors until closed (CONTRACT §5.16). */
export const toast = {
  success: say('success'),
  warning: say('warning'),
  error: say('error'),
  loading,
  promise: follow,
  show: showToast,
  dismiss: dismissToast,
};
