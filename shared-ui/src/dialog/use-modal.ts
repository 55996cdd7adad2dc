import { type RefObject, useEffect, useRef } from 'react';

/** Locks page scroll, keeping the scrollbar's width; returns the undo function. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingRight } = style;
  const scrollbar = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (clientWidth > 0 && scrollbar > 0) style.paddingRight = `${scrollbar}px`;
  return () => {
    style.overflow = overflow;
    style.paddingRight = paddingRight;
  };
}

/** Opens the element as a modal; without browser support, in place. */
const showModal = (dialog: HTMLDialogElement): void => {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
};

const closeModal = (dialog: HTMLDialogElement): void => {
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
};

/**
 * Opens the dialog while `isOpen`: focus on `first` or the heading, scroll lock, focus restored on close (the native
 * modal traps the focus).
 */
export function useModal(isOpen: boolean, first?: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const before = document.activeElement;
    const release = lockScroll();
    showModal(element);
    (first?.current ?? heading.current)?.focus();
    return () => {
      release();
      closeModal(element);
      // The page is where it was: it does not move for it.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [isOpen, first]);
  return { dialog, heading };
}
