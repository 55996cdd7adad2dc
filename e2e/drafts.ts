import type { Page, Response } from '@playwright/test';

/** Waits until the server was given a draft that says this; one of before, which another change sent, does not count. */
export const draftKept = (page: Page, said: string | RegExp): Promise<Response> =>
  page.waitForResponse((answer) => {
    const request = answer.request();
    const isDraft = request.method() === 'PUT' && request.url().includes('/api/v1/drafts/');
    return isDraft && (request.postData() ?? '').search(said) >= 0;
  });
