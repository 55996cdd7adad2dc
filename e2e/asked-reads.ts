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

/**
 * From the next page on, its screen asks for what the page would carry, and data comes so many milliseconds after it
 * was asked for. Done in the page: what is held up from outside is taken from no cache.
 */
export const answerLate = async (page: Page, milliseconds: number): Promise<void> => {
  await page.addInitScript(
    ({ id, wait }) => {
      const { fetch } = window;
      window.fetch = async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
        if (pathname.startsWith('/api/')) await new Promise((resolve) => setTimeout(resolve, wait));
        return fetch(input, init);
      };
      const observer = new MutationObserver(() => document.getElementById(id)?.remove());
      observer.observe(document, { childList: true, subtree: true });
      addEventListener('DOMContentLoaded', () => observer.disconnect());
    },
    { id: ANSWERS_ID, wait: milliseconds },
  );
};
