/** Height of the messages at a dialog's foot, CSS pixels: its actions, stuck there, stand above them. */
const ROOM = '--messages';

/** Whether the messages stand at the foot of their dialog. */
export const isDocked = (element: HTMLElement): boolean => element.dataset['docked'] !== undefined;

/**
 * Puts the messages, whole, at the foot of the dialog that they are in: one that fills the window leaves no place over
 * it. Its content grows by their height, so that all of it can be scrolled clear, and what is in view stays above them.
 */
export const dock = (element: HTMLElement, dialog: HTMLElement): void => {
  element.style.inset = '';
  element.dataset['docked'] = '';
  const { height } = element.getBoundingClientRect();
  dialog.style.setProperty(ROOM, `${height}px`);
  dialog.scrollTop += height;
};

/** Takes them from there, to be placed again or to go; nothing where they stand elsewhere. */
export const undock = (element: HTMLElement, dialog: HTMLElement | null): void => {
  if (!dialog || !isDocked(element)) return;
  delete element.dataset['docked'];
  dialog.scrollTop -= Number.parseFloat(dialog.style.getPropertyValue(ROOM));
  dialog.style.removeProperty(ROOM);
};
