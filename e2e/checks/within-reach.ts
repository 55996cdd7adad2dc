import type { Page } from '@playwright/test';
import { overflowWidth } from './horizontal-overflow';

/** A font of the browser twice its usual size, which people set who read large print, CSS pixels. */
const LARGE_FONT = { standard: 32, fixed: 26 };

/** The browser's own font twice as large: lengths in `rem` and breakpoints in `em` follow, pixels do not. */
export const useLargeFont = async (page: Page): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: LARGE_FONT });
};

/** Controls that stand beside the window, or whose words are cut by their own edge. */
const lostControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (control: Element) =>
      (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    // What waits for the focus is clipped to a point, itself or a parent.
    const isPoint = (element: HTMLElement | null): boolean =>
      element !== null && (element.offsetWidth <= 1 || isPoint(element.parentElement));
    const isSeen = (control: HTMLElement) =>
      control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !isPoint(control);
    const all = document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea');
    return [...all].filter(isSeen).flatMap((control) => {
      const { left, right } = control.getBoundingClientRect();
      const isBeside = (left < -1 || right > window.innerWidth + 1) && !scrolls(control.parentElement);
      const isCut = control.matches('a, button') && control.scrollWidth > control.clientWidth + 1;
      return [
        isBeside ? `« ${nameOf(control)} » stands from ${Math.round(left)} to ${Math.round(right)} px` : '',
        isCut && getComputedStyle(control).overflowX !== 'visible' ? `« ${nameOf(control)} » is cut` : '',
      ].filter(Boolean);
    });
  });

/** Share of the window's height that bars keep while the page scrolls. */
const barShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isBar = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
    const rows = new Set<number>();
    window.scrollTo(0, 200);
    for (let y = 0; y < window.innerHeight; y += 1) {
      let element = document.elementFromPoint(window.innerWidth / 2, y);
      while (element && !isBar(element)) element = element.parentElement;
      if (element && element.getBoundingClientRect().width > window.innerWidth / 2) rows.add(y);
    }
    window.scrollTo(0, 0);
    return rows.size / window.innerHeight;
  });

/** Bars may keep so much of a window. */
const MOST_BARS = 0.4;

/** What is out of reach in the current window. */
export const outOfReach = async (page: Page, where: string): Promise<string[]> => {
  const excess = await overflowWidth(page);
  const bars = await barShare(page);
  return [
    ...(excess > 0 ? [`${where}: ${excess} px too wide`] : []),
    ...(bars > MOST_BARS ? [`${where}: bars take ${Math.round(bars * 100)} % of the window`] : []),
    ...(await lostControls(page)).map((fault) => `${where}: ${fault}`),
  ];
};
