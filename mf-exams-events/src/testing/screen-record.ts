import { HttpResponse, http } from 'msw';
import type { Notice } from 'shared-auth';
import { setNotifier } from 'shared-auth/host';
import { anEventsAccess, apiUrl, draftAnswers } from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';

/** Recorded notifications, requests and drafts of a page in a test. */
export interface ScreenRecord {
  notices: Notice[];
  /** Bodies of the writes, in their order. */
  sent: unknown[];
  /** Idempotency keys of the same. */
  keys: (string | null)[];
  /** How often the event flags were read again. */
  flagReads: number;
  /** Contents of the drafts that were kept. */
  drafts: unknown[];
}

/** Records one screen's notifications, drafts (`contents`: a saved draft) and whatever is given to `record`. */
export const recordScreen = (screen: string) => {
  const traces: ScreenRecord = { notices: [], sent: [], keys: [], drafts: [], flagReads: 0 };
  const path = apiUrl(`/drafts/${screen}`);
  const at = '2026-11-21T08:05:00Z';
  beforeEach(() => {
    Object.assign(traces, { notices: [], sent: [], keys: [], drafts: [], flagReads: 0 });
    setNotifier((_, notice) => notice && traces.notices.push(notice));
    network.use(
      http.get(apiUrl('/events/access'), () => {
        traces.flagReads += 1;
        return HttpResponse.json(anEventsAccess());
      }),
      http.delete(path, () => {
        traces.drafts.push(null);
        return new HttpResponse(null, { status: 204 });
      }),
      ...draftAnswers(screen, () => traces.drafts, at),
    );
  });
  afterEach(() => setNotifier(() => {}));
  return {
    traces,
    record: async (request: Request) => {
      traces.sent.push(await request.json());
      traces.keys.push(request.headers.get('idempotency-key'));
    },
    /** The draft of an earlier visit. */
    keptBefore: (Contenu: unknown) =>
      network.use(http.get(path, () => HttpResponse.json({ ScreenLocation: screen, Contenu, Date: at }))),
  };
};
