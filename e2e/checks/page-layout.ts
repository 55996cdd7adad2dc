import type { Page } from '@playwright/test';
import { overflowWidth } from './horizontal-overflow';

/**
 * Left edges of the page's title, by width: one on a phone; on a computer those of the declared frames, and of the
 * widest one beside the desk's rail.
 */
const GUTTERS: Record<number, readonly number[]> = { 375: [16], 1280: [56, 148, 160, 304] };
/** From the way back up to the title, CSS pixels. */
const TITLE_GAP = 12;
/** Minimal height of a touch target, CSS pixels; rounding is tolerated. */
const MIN_TOUCH_TARGET = 42;
/** A box to tick: 24 px drawn and 8 px around, in a row that is higher. */
const TICK = 38;

const sideways = async (page: Page): Promise<string[]> => {
  const excess = await overflowWidth(page);
  return excess > 0 ? [`scrolls sideways by ${excess} px`] : [];
};

/** The title aligns with a gutter and the breadcrumb above it, except below an image. */
const titleIssues = (page: Page, width: number): Promise<string[]> =>
  page.evaluate(
    ({ gutters, gap }) => {
      const title = document.querySelector('main h1');
      const way = document.querySelector('nav[aria-label="Fil d’Ariane"]');
      // A desk that takes the window has a rail instead of a way back up.
      if (!title || !way?.checkVisibility()) return [];
      const follows = (one: Element, other: Element) =>
        (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      const pictures = [...document.querySelectorAll('main svg')];
      const isPlain = !pictures.some((picture) => follows(way, picture) && follows(picture, title));
      const { left, top } = title.getBoundingClientRect();
      const edge = way.getBoundingClientRect();
      return [
        gutters.includes(Math.round(left)) ? '' : `title at ${left} px`,
        isPlain && Math.abs(edge.left - left) > 1 ? `way back up at ${edge.left} px` : '',
        isPlain && Math.abs(top - edge.bottom - gap) > 1 ? `title ${top - edge.bottom} px lower` : '',
      ].filter(Boolean);
    },
    { gutters: GUTTERS[width] ?? [], gap: TITLE_GAP },
  );

/** Touch targets that are too small, tested by hit points above and below their middle. */
const smallControls = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ thumb, tick }) => {
      const isSeen = (control: HTMLElement) =>
        control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && control.offsetWidth > 1;
      // A link in the middle of a sentence is as high as its line.
      const isInline = (control: HTMLElement) => getComputedStyle(control).display === 'inline';
      const ownOf = (control: HTMLElement): Element[] => [
        control,
        ...('labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : []),
      ];
      const reachOf = (control: HTMLElement): number => {
        control.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const own = ownOf(control);
        const isHit = (offset: number): boolean => {
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2 + offset);
          return own.some((element) => element.contains(hit));
        };
        const reach = (sign: number): number => {
          const missed = Array.from({ length: 24 }, (_, rank) => rank + 1).find(
            (rank) => !isHit(sign * rank),
          );
          return (missed ?? 25) - 1;
        };
        return reach(-1) + reach(1);
      };
      const all = document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, summary, select, input, textarea)',
      );
      const small = [...all]
        .filter((control) => control.offsetHeight < thumb && isSeen(control) && !isInline(control))
        .map((control) => ({ control, reach: reachOf(control) }))
        .filter(
          ({ control, reach }) =>
            reach < (control.matches(':is([type=checkbox], [type=radio])') ? tick : thumb),
        )
        .map(
          ({ control, reach }) => `${control.tagName} ${reach} px high: ${control.textContent?.slice(0, 40)}`,
        );
      window.scrollTo(0, 0);
      return small;
    },
    { thumb: MIN_TOUCH_TARGET, tick: TICK },
  );

/** Words broken at a line end without a break opportunity; visually hidden text is skipped. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // What is for screen readers is clipped: a legend has a width of its own all the same.
    const isForReaders = (element: Element) => {
      const { clip, clipPath } = getComputedStyle(element);
      return clip !== 'auto' || clipPath === 'inset(50%)';
    };
    const isHidden = (element: Element | null): boolean =>
      element !== null &&
      (isForReaders(element) || element.matches('svg, select, code') || isHidden(element.parentElement));
    const cutOf = (text: Text, start: number, word: string): string | null => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + word.length);
      // On one line nothing of it is cut: its letters need not be looked at one by one.
      if (range.getClientRects().length < 2) return null;
      const topAt = (rank: number) => {
        range.setStart(text, start + rank);
        range.setEnd(text, start + rank + 1);
        return range.getBoundingClientRect().top;
      };
      for (let rank = 1; rank < word.length; rank += 1)
        if (topAt(rank) - topAt(rank - 1) > 4 && !/[-–/’.@]/.test(word.charAt(rank - 1)))
          return `${word.slice(0, rank)}|${word.slice(rank)}`;
      return null;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const { parentElement } = text;
      if (!parentElement?.checkVisibility({ checkVisibilityCSS: true }) || isHidden(parentElement)) continue;
      for (const found of text.data.matchAll(/\S{4,}/gu)) {
        const one = cutOf(text, found.index, found[0]);
        if (one) cut.push(`word cut by the line's end: ${one}`);
      }
    }
    return cut;
  });

/** Layout issues of the current screen: horizontal overflow, gutters, touch targets, broken words. */
export const layoutIssues = async (page: Page, width: number): Promise<string[]> => [
  ...(await sideways(page)),
  ...(await titleIssues(page, width)),
  ...(width < 600 ? await smallControls(page) : []),
  ...(await brokenWords(page)),
];
