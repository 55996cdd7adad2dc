import { expect, type Page } from '@playwright/test';

/** A point of a control that a message lies on: « Valider, à 50 % ». */
type Covered = string;

/** Visible links and buttons of the window of which 15, 50 or 85 % of the width is under a message. */
const coveredControls = (page: Page): Promise<Covered[]> =>
  page.evaluate(() => {
    const region = document.querySelector('section[aria-label="Messages"]');
    const controls = [...document.querySelectorAll('a[href], button')].filter(
      (control) => !region?.contains(control) && control.checkVisibility({ visibilityProperty: true }),
    );
    return controls.flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return [15, 50, 85]
        .filter((part) =>
          region?.contains(document.elementFromPoint(left + (width * part) / 100, top + height / 2)),
        )
        .map((part) => `${name.trim()}, à ${part} %`);
    });
  });

/** Waits until the message has come to rest: no two frames in a row find it elsewhere. */
const atRest = async (page: Page): Promise<void> => {
  const where = () => page.getByRole('region', { name: 'Messages' }).boundingBox();
  let last = '';
  await expect(async () => {
    const now = JSON.stringify(await where());
    const isStill = now === last;
    last = now;
    expect(isStill).toBe(true);
  }).toPass({ intervals: [300] });
};

/** Scroll positions of the page, top to bottom, under a persistent toast. */
export const WHOLE_PAGE = [0, 0.5, 1] as const;

/** The toast is in the window and covers no link or button, at the current and the given scroll positions. */
export const expectCoversNothing = async (
  page: Page,
  message: string,
  parts: readonly number[],
): Promise<void> => {
  const shown = page.getByRole('region', { name: 'Messages' }).getByText(message);
  await expect(shown).toBeInViewport({ ratio: 1 });
  await atRest(page);
  expect(await coveredControls(page), message).toEqual([]);
  // With the focus in it a message stays, however slow the machine that looks.
  if (parts.length > 0)
    await shown.locator('xpath=ancestor::li').getByRole('button', { name: 'Fermer' }).focus();
  for (const part of parts) {
    await page.evaluate((share) => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo({ top: (scrollHeight - window.innerHeight) * share, behavior: 'instant' });
    }, part);
    await atRest(page);
    expect(await coveredControls(page), `${message}, page at ${part * 100} %`).toEqual([]);
    await expect(shown).toBeInViewport({ ratio: 1 });
  }
};

/** The toast has settled and is fully visible. */
export const expectFullyVisible = async (page: Page, sentence: RegExp): Promise<void> => {
  const shown = page.getByRole('region', { name: 'Messages' }).getByText(sentence);
  await expect(shown).toBeInViewport({ ratio: 1 });
  await atRest(page);
  const isOnTop = await shown.evaluate((text) => {
    const { left, top, width, height } = text.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return getComputedStyle(text).clipPath === 'none' && text.contains(seen);
  });
  expect(isOnTop).toBe(true);
};

/** Waits for the toast to settle and expects it to cover no framed note. */
export const expectNotesClear = async (page: Page): Promise<void> => {
  await atRest(page);
  const covered = await page.evaluate(() => {
    const message = document.querySelector('section[aria-label="Messages"]')?.getBoundingClientRect();
    const notes = [...document.querySelectorAll('main [data-note]')];
    return notes.flatMap((note) => {
      const { left, top, right, bottom } = note.getBoundingClientRect();
      const isFree =
        !message ||
        right <= message.left ||
        left >= message.right ||
        bottom <= message.top ||
        top >= message.bottom;
      return isFree ? [] : [note.textContent];
    });
  });
  expect(covered).toEqual([]);
};
