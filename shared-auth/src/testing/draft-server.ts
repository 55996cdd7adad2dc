import { type HttpHandler, HttpResponse, http } from 'msw';
import type { ScreenId } from 'shared-contract';
import { type Endpoint, pathOf } from 'shared-contract/base/endpoint';
import { forgetDraft } from 'shared-contract/drafts/endpoints';
import { apiUrl, problemAnswer } from './network';

/** Response of the server to the next writes; `held` responds once released. */
export type ServerMode = 'well' | 'held' | 'offline' | 401 | 409 | 422 | 503;

interface Draft {
  Contenu: unknown;
  Date: string;
}

const REFUSED = 'Refusé.';

/** The body of a write or the contents of a draft say the value. */
const holds = (contents: unknown, value: string): boolean => JSON.stringify(contents ?? null).includes(value);

const refusal = (mood: ServerMode): Response | null => {
  if (mood === 'offline') return HttpResponse.error();
  return typeof mood === 'number' ? problemAnswer(mood, REFUSED) : null;
};

/** Fake server of one form and its draft; records drafts deleted while they held unsaved input. */
export class DraftServer {
  mood: ServerMode = 'well';
  /** Bodies that were taken. */
  readonly stored: unknown[] = [];
  /** Bodies that were refused. */
  refused = 0;
  draft: Draft | null = null;
  /** Values that a deleted draft held and that were stored nowhere. */
  readonly lost: string[] = [];
  private ticks = 0;
  private release = () => {};
  private held: Promise<void> = Promise.resolve();

  constructor(
    private readonly screen: ScreenId,
    private readonly write: Endpoint,
    private readonly values: readonly string[],
    private readonly answer: (body: unknown) => object = (body) => Object(body),
  ) {}

  /** What another window keeps. */
  keep(Contenu: unknown): Draft {
    this.ticks += 1;
    this.draft = { Contenu, Date: new Date(Date.UTC(2026, 10, 23, 10, 0, this.ticks)).toISOString() };
    return this.draft;
  }

  /** The value is stored, or kept. */
  has(value: string): boolean {
    return this.isDrafted(value) || this.isStored(value);
  }

  isStored(value: string): boolean {
    return this.stored.some((body) => holds(body, value));
  }

  isDrafted(value: string): boolean {
    return holds(this.draft?.Contenu, value);
  }

  hold(): void {
    this.mood = 'held';
    this.held = new Promise((resolve) => {
      this.release = resolve;
    });
  }

  /** Answers what was held, and everything from now on. */
  answerAs(mood: ServerMode): void {
    this.mood = mood;
    this.release();
  }

  handlers(): HttpHandler[] {
    const path = apiUrl(pathOf(forgetDraft, { ScreenLocation: this.screen }));
    return [
      http.get(path, () =>
        this.draft
          ? HttpResponse.json({ ScreenLocation: this.screen, ...this.draft })
          : new HttpResponse(null, { status: 204 }),
      ),
      http.put(path, async ({ request }) => {
        if (this.mood === 'offline' || this.mood === 503) return HttpResponse.error();
        if (this.mood === 401) return problemAnswer(401, REFUSED);
        const { Contenu }: { Contenu: unknown } = JSON.parse(await request.text());
        return HttpResponse.json({ ScreenLocation: this.screen, ...this.keep(Contenu) });
      }),
      http.delete(path, ({ request }) => this.forget(new URL(request.url).searchParams.get('Date'))),
      http.post(apiUrl(this.write), ({ request }) => this.take(request)),
    ];
  }

  private forget(date: string | null): Response {
    const isMeant = date === null || date === this.draft?.Date;
    const draft = isMeant ? this.draft : null;
    if (draft) {
      this.draft = null;
      this.lost.push(...this.values.filter((one) => holds(draft.Contenu, one) && !this.has(one)));
    }
    return new HttpResponse(null, { status: 204 });
  }

  private async take(request: Request): Promise<Response> {
    const body: unknown = JSON.parse(await request.text());
    await this.held;
    const refused = refusal(this.mood);
    if (refused) {
      this.refused += 1;
      return refused;
    }
    this.stored.push(body);
    return HttpResponse.json(this.answer(body));
  }
}
