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
