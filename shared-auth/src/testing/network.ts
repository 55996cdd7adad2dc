import { act } from '@testing-library/react';
import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Problem } from 'shared-contract';
import { type AnswerOf, API_BASE, type Endpoint } from 'shared-contract/base/endpoint';

/** URL pattern of an endpoint for MSW handlers, parameters wild: `http.get(apiUrl(orders), …)`. */
export const apiUrl = (source: Pick<Endpoint, 'path'> | string): string => {
  const path = typeof source === 'string' ? source : source.path;
  return `*${API_BASE}${path.replace(/\{\?[^}]+\}$/, '').replace(/\{([^}]+)\}/g, ':$1')}`;
};

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** MSW handler that answers an endpoint with this body; null is 204. */
export const respondWith = <E extends Endpoint>(endpoint: E, answer: AnswerOf<E>): HttpHandler =>
  METHODS[endpoint.method](apiUrl(endpoint), () =>
    answer === null
      ? new HttpResponse(null, { status: 204 })
      : new HttpResponse(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } }),
  );

/** Problem response (problem+json); `detail` is shown to the person. */
export const problemAnswer = (status: number, detail: string, more: Partial<Problem> = {}): Response =>
  new Response(
    JSON.stringify({ type: 'about:blank', title: 'Refus', status, detail, code: 'refus', ...more }),
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );

/** Waits until what was asked is answered and shown, and what the screen then asks too. */
const answered = async (asked: ReadonlySet<Promise<Response>>): Promise<void> => {
  do {
    await act(async () => {
      await Promise.allSettled(asked);
      // A body is read after its answer has come.
      await new Promise((resolve) => setTimeout(resolve));
    });
  } while (asked.size > 0);
};

/**
 * Runs `work` while every request is pending; they are answered afterwards, and the promise resolves once the screen
 * shows it. For races such as a double click, on machines of any speed.
 */
export const whileRequestsPending = async (work: () => Promise<unknown>): Promise<void> => {
  const { fetch } = globalThis;
  const asked = new Set<Promise<Response>>();
  let release = () => {};
  const isDone = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.fetch = (...call) => {
    const answer = Promise.all([fetch(...call), isDone]).then(([response]) => response);
    const end = () => asked.delete(answer);
    asked.add(answer);
    answer.then(end, end);
    return answer;
  };
  try {
    await work();
  } finally {
    release();
    await answered(asked);
    globalThis.fetch = fetch;
  }
};
