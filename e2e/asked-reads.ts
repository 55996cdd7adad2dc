import type { Page } from '@playwright/test';

const isDocument = ({ pathname }: URL): boolean => !/^\/(api|assets|r|auth|oidc)\/|\./.test(pathname);

/** The block of the page with what its screen reads first (`INLINE_IDS.answers`). */
export const ANSWERS_ID = 'portail-reponses';
const BLOCK = new RegExp(`<script type="application/json" id="${ANSWERS_ID}"[^>]*>[^<]*</script>`);

/** Has the browser ask for what its pages would carry, so that a test may hold up or change the answers. */
export const askForReads = async (page: Page): Promise<void> => {
  await page.route(isDocument, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replace(BLOCK, '') });
  });
};

/** Where a page says how many calls it holds up: none of them is on the network yet. */
const HELD_UP = 'heldUp';

/** How many calls this page holds up at this moment. */
export const heldUpIn = (page: Page): Promise<number> =>
  page.evaluate((key) => Reflect.get(window, key) ?? 0, HELD_UP);

/**
 * From the next page on, its screen asks for what the page would carry, and data comes so many milliseconds after it
 * was asked for. Done in the page: what is held up from outside is taken from no cache.
 */
export const answerLate = async (page: Page, milliseconds: number): Promise<void> => {
  await page.addInitScript(
    ({ id, key, wait }) => {
      const { fetch } = window;
      let held = 0;
      const hold = async () => {
        Reflect.set(window, key, ++held);
        await new Promise((resolve) => setTimeout(resolve, wait));
        Reflect.set(window, key, --held);
      };
      window.fetch = async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
        if (pathname.startsWith('/api/')) await hold();
        return fetch(input, init);
      };
      const observer = new MutationObserver(() => document.getElementById(id)?.remove());
      observer.observe(document, { childList: true, subtree: true });
      addEventListener('DOMContentLoaded', () => observer.disconnect());
    },
    { id: ANSWERS_ID, key: HELD_UP, wait: milliseconds },
  );
};
