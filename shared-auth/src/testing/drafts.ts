import { HttpResponse, http } from 'msw';
import { pathOf } from 'shared-contract/base/endpoint';
import { draft, forgetDraft, keepDraft } from 'shared-contract/drafts/endpoints';
import { apiUrl } from './network';

/**
 * MSW handlers of a server without a draft of a screen (`ScreenLocation`): pushes saved drafts to `drafts` and
 * answers with `date`, ISO 8601.
 */
export const draftAnswers = (screen: string, drafts: () => unknown[], date = '2026-11-21T09:00:00Z') => {
  const ofScreen = { ScreenLocation: screen };
  return [
    http.get(apiUrl(pathOf(draft, ofScreen)), () => new HttpResponse(null, { status: 204 })),
    http.put(apiUrl(pathOf(keepDraft, ofScreen)), async ({ request }) => {
      drafts().push(await request.json());
      return HttpResponse.json({ ScreenLocation: screen, Contenu: {}, Date: date });
    }),
    http.delete(apiUrl(pathOf(forgetDraft, ofScreen)), () => new HttpResponse(null, { status: 204 })),
  ];
};
