import { useSyncExternalStore } from 'react';

/** Kept by the browser, for the person at this device. */
const STORE = 'raccourcis-lettres';
const OFF = 'non';

/** On the root of the page: every part of the page bundles this file, and all have the one answer. */
const ATTRIBUTE = 'data-letter-keys';

const areOn = (): boolean => document.documentElement.getAttribute(ATTRIBUTE) !== 'off';

const show = (isOn: boolean): void => {
  if (isOn) document.documentElement.removeAttribute(ATTRIBUTE);
  else document.documentElement.setAttribute(ATTRIBUTE, 'off');
};

const subscribe = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
};

/** True while single letters, digits and signs may act (WCAG 2.1.4; CONTRACT §8.12). */
export const useLetterKeys = (): boolean => useSyncExternalStore(subscribe, areOn, () => true);

/** Turns them on or off in this browser, for good; where it may keep nothing, until the page is left. */
export const setLetterKeys = (isOn: boolean): void => {
  show(isOn);
  try {
    if (isOn) localStorage.removeItem(STORE);
    else localStorage.setItem(STORE, OFF);
  } catch {
    // The page has it.
  }
};

const isSingleKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** Brings back what was chosen, and keeps single keys from every shortcut of the page while they are off. */
export const watchLetterKeys = (): void => {
  try {
    show(localStorage.getItem(STORE) !== OFF);
  } catch {
    // Nothing was kept: they are on.
  }
  window.addEventListener(
    'keydown',
    (event) => {
      // The page's own handlers alone: what the browser does with the key, in a field or elsewhere, stays.
      if (isSingleKey(event) && !areOn()) event.stopImmediatePropagation();
    },
    true,
  );
};
