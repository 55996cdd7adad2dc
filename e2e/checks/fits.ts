import type { Page } from '@playwright/test';
import { outOfReach } from './within-reach';

/** What the first window shows and cannot be used or read: controls under something else, words cut by their box. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS = 'a[href], button, summary, input, select, textarea';
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60) ||
      element.tagName.toLowerCase();
    const isSeen = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    const ancestors = (element: Element | null): Element[] =>
      element ? [element, ...ancestors(element.parentElement)] : [];
    const barOf = (element: Element) =>
      ancestors(element).find((one) => /fixed|sticky/.test(getComputedStyle(one).position));
    const isInWindow = ({ left, right, top, bottom }: DOMRect) =>
      top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
    // A point, kept for readers: never meant for the eye.
    const isPoint = (element: Element): boolean =>
      ancestors(element).some(
        (one) =>
          (one instanceof HTMLElement && one.offsetWidth <= 1) ||
          getComputedStyle(one).clipPath === 'inset(50%)',
      );
    /** What of the page goes away when the list scrolls is not lost: nor is what a bar covers before it scrolls. */
    const coverOf = (control: Element): Element | null => {
      const box = control.getBoundingClientRect();
      if (!isInWindow(box) || box.width === 0) return null;
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!top || control.contains(top) || top.contains(control)) return null;
      const isLabelled =
        control instanceof HTMLInputElement && [...(control.labels ?? [])].some((one) => one.contains(top));
      const isPassedBy = barOf(top) !== undefined && barOf(top) !== barOf(control) && !barOf(control);
      return isLabelled || isPassedBy ? null : top;
    };
    const covered = [...document.querySelectorAll(CONTROLS)]
      .filter((control) => isSeen(control) && !isPoint(control))
      .flatMap((control) => {
        const cover = coverOf(control);
        return cover ? [`« ${nameOf(control)} » is under « ${nameOf(cover)} »`] : [];
      });
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isCut = (element: Element): boolean => {
      const style = getComputedStyle(element);
      if (!/hidden|clip/.test(style.overflowX) || style.webkitLineClamp !== 'none') return false;
      return element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
    };
    // A place that is the page's title is read whole there.
    const isTitle = (element: Element): boolean =>
      document.querySelector('h1')?.textContent?.includes(element.textContent ?? '') === true;
    const cut = [...document.querySelectorAll('body *')]
      .filter((element) => hasWords(element) && isSeen(element) && !isPoint(element))
      .flatMap((element) => {
        const box = element.getBoundingClientRect();
        const frame = ancestors(element).find(isCut);
        const isBeside = frame !== undefined && box.right > frame.getBoundingClientRect().right + 1;
        const isCutHere = isBeside || (frame === element && box.width > 1);
        return isCutHere && !isTitle(element) ? [`« ${nameOf(element)} » is cut`] : [];
      });
    return [...covered, ...new Set(cut)];
  });

/** What a screen at rest cannot hold of what it shows, in the current window. */
export const misfits = async (page: Page, where: string): Promise<string[]> => [
  ...(await outOfReach(page, where)),
  ...(await hidden(page)).map((fault) => `${where}: ${fault}`),
];
