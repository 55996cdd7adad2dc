import type { Page, Response } from '@playwright/test';

/** Waits until the server receives a draft with this content; drafts of earlier changes are ignored. */
export const draftKept = (page: Page, said: string | RegExp): Promise<Response> =>
  page.waitForResponse((answer) => {
    const request = answer.request();
    const isDraft = request.method() === 'PUT' && request.url().includes('/api/v1/drafts/');
    return isDraft && (request.postData() ?? '').search(said) >= 0;
  });
