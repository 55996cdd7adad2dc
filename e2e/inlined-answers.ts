import type { Page } from '@playwright/test';

const isDocument = ({ pathname }: URL): boolean => !/^\/(api|assets|r|auth|oidc)\/|\./.test(pathname);

/** Id of the inlined answers block (`INLINE_IDS.answers`). */
export const ANSWERS_ID = 'portail-reponses';
const EMPTY = '<div id="root"></div>';
const BLOCK = new RegExp(`<script type="application/json" id="${ANSWERS_ID}"[^>]*>[^<]*</script>`);

/** The frame that was rendered from them: a browser that has other data takes over nothing of it. */
const FRAME = /<div id="root" data-frame=[^>]*>.*<\/div>(?=<script|<\/body>)/s;

/** Removes the inlined answers from pages, and what was rendered from them, so that the browser fetches them and a test can delay or mock them. */
export const dropInlinedAnswers = async (page: Page): Promise<void> => {
  await page.route(isDocument, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({
      response: answer,
      body: (await answer.text()).replace(BLOCK, '').replace(FRAME, EMPTY),
    });
  });
};

/** Window property with the number of delayed calls, not yet on the network. */
const PENDING_CALLS = 'heldUp';

/** Number of calls delayed in this page. */
export const pendingCalls = (page: Page): Promise<number> =>
  page.evaluate((key) => Reflect.get(window, key) ?? 0, PENDING_CALLS);

/**
 * From the next navigation on, drops inlined answers and delays every API call by `milliseconds`, inside the page so
 * that its caches still apply.
 */
export const delayAnswers = async (page: Page, milliseconds: number): Promise<void> => {
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
      const observer = new MutationObserver(() => {
        const root = document.getElementById('root');
        if (root && document.getElementById(id)) {
          delete root.dataset.frame;
          delete root.dataset.screen;
        }
        document.getElementById(id)?.remove();
      });
      observer.observe(document, { childList: true, subtree: true });
      addEventListener('DOMContentLoaded', () => observer.disconnect());
    },
    { id: ANSWERS_ID, key: PENDING_CALLS, wait: milliseconds },
  );
};
