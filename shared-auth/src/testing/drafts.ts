import { HttpResponse, http } from 'msw';
import { apiUrl } from './network';

/**
 * Handlers of a server that has no draft of a screen (a `ScreenLocation`) yet: it adds what it is sent to `drafts` and
 * says that it kept it at `date`, ISO 8601.
 */
export const draftAnswers = (screen: string, drafts: () => unknown[], date = '2026-11-21T09:00:00Z') => {
  const path = apiUrl(`/drafts/${screen}`);
  return [
    http.get(path, () => new HttpResponse(null, { status: 204 })),
    http.put(path, async ({ request }) => {
      drafts().push(await request.json());
      return HttpResponse.json({ ScreenLocation: screen, Contenu: {}, Date: date });
    }),
    http.delete(path, () => new HttpResponse(null, { status: 204 })),
  ];
};
