export type NoticeTone = 'pending' | 'success' | 'warning' | 'error';

/** A short message to the person who just did something. */
export interface Notice {
  tone: NoticeTone;
  /** First line; the specification's text where it quotes one. */
  title: string;
  /** Second line: the remedy, or the server's detail. */
  text?: string;
}

/** Where short messages go: shows a notice, in place of the one with this id if there is one. */
export type Notifier = (id: string, notice: Notice) => void;

let notifier: Notifier = () => {};

/** The shell plugs the toaster in here; until then, messages go nowhere. */
export const setNotifier = (next: Notifier): void => {
  notifier = next;
};

/** Shows a short message; the same id replaces the message that was there. */
export const notify: Notifier = (id, notice) => notifier(id, notice);
