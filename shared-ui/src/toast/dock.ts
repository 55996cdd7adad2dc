/** Height of docked toasts, CSS pixels, reserved above a dialog's sticky actions. */
const ROOM = '--messages';

/** True when the toasts are docked in their dialog. */
export const isDocked = (element: HTMLElement): boolean => element.dataset['docked'] !== undefined;

/**
 * Docks the toasts at the bottom of a full-window dialog, which leaves no free area over it. Its content grows by
 * their height, so it can be scrolled clear.
 */
export const dock = (element: HTMLElement, dialog: HTMLElement): void => {
  element.style.inset = '';
  element.dataset['docked'] = '';
  const { height } = element.getBoundingClientRect();
  dialog.style.setProperty(ROOM, `${height}px`);
  dialog.scrollTop += height;
};

/** Undoes `dock`. */
export const undock = (element: HTMLElement, dialog: HTMLElement | null): void => {
  if (!dialog || !isDocked(element)) return;
  delete element.dataset['docked'];
  dialog.scrollTop -= Number.parseFloat(dialog.style.getPropertyValue(ROOM));
  dialog.style.removeProperty(ROOM);
};
