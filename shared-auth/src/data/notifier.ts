export type NoticeTone = 'pending' | 'success' | 'warning' | 'error';

/** A notification about an act of the person. */
export interface Notice {
  tone: NoticeTone;
  /** First line; the specification's text where it quotes one. */
  title: string;
  /** Second line: the remedy, or the server's detail. */
  text?: string;
}

/** Shows notifications by act: each replaces the act's last one; null dismisses it. */
export type Notifier = (act: string, notice: Notice | null) => void;

let notifier: Notifier = () => {};

/** Sets the notifier (the shell's toaster); until then notifications are dropped. */
export const setNotifier = (next: Notifier): void => {
  notifier = next;
};

/** Shows a notification in place of the act's previous one. */
export const notify: Notifier = (act, notice) => notifier(act, notice);
