export type NoticeTone = 'pending' | 'success' | 'warning' | 'error';

/** A short message to the person who just did something. */
export interface Notice {
  tone: NoticeTone;
  /** First line; the specification's text where it quotes one. */
  title: string;
  /** Second line: the remedy, or the server's detail. */
  text?: string;
}

/** Where short messages go, by the act that they tell of: in place of its last one; null takes that one away. */
export type Notifier = (act: string, notice: Notice | null) => void;

let notifier: Notifier = () => {};

/** The shell plugs the toaster in here; until then, messages go nowhere. */
export const setNotifier = (next: Notifier): void => {
  notifier = next;
};

/** Tells of an act; what was said of it before goes. */
export const notify: Notifier = (act, notice) => notifier(act, notice);
