import type { Problem } from 'shared-contract';
import { API_BASE } from '../api/client';

/** Address of a call for an MSW handler: `http.get(apiUrl('/extranet/student/Contacts'), …)`. */
export const apiUrl = (path: string): string => `*${API_BASE}${path}`;

/** A refusal as the server writes it; `detail` is what the person reads. */
export const problemAnswer = (status: number, detail: string, more: Partial<Problem> = {}): Response =>
  new Response(
    JSON.stringify({ type: 'about:blank', title: 'Refus', status, detail, code: 'refus', ...more }),
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );

/**
 * Runs `work` before any network has answered: what is asked meanwhile is answered once it is done. For what a person
 * sees or does while she waits, such as the other half of a double click, on a machine of any speed.
 */
export const beforeAnswers = async (work: () => Promise<unknown>): Promise<void> => {
  const { fetch } = globalThis;
  let release = () => {};
  const isDone = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.fetch = async (...call) => {
    const answer = await fetch(...call);
    await isDone;
    return answer;
  };
  try {
    await work();
  } finally {
    globalThis.fetch = fetch;
    release();
  }
};
