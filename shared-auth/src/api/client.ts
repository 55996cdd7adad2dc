import { PROBLEM_MEDIA_TYPE, type Problem } from 'shared-contract';
import {
  type AnswerOf,
  API_BASE,
  type BodyOf,
  type Endpoint,
  fillPath,
  type ParamsOf,
  type PathArguments,
  pathOf,
} from 'shared-contract/base/endpoint';
import { ApiError } from './api-error';
import { clearInlinedAnswers, expireInlinedAnswers, takeInlinedAnswer } from './inlined-answers';
import { ownerHeaders } from './page-owner';
import { recordRead } from './recorded-reads';
import { recoverSession, signalStaleView } from './session-signals';

/** Request timeout, milliseconds. */
const TIMEOUT_MS = 30_000;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface WriteOptions {
  /** UUID: the same key and body give the first answer again for 24 h. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

interface Call extends WriteOptions {
  method: Method;
  body?: unknown;
}

const headersOf = ({ method, body, idempotencyKey }: Call): Record<string, string> => ({
  Accept: 'application/json',
  ...ownerHeaders(),
  ...(method !== 'GET' && { 'X-Requested-With': 'portail' }),
  ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
});

const bodyOf = (body: unknown): BodyInit | null => {
  if (body === undefined) return null;
  return body instanceof FormData ? body : JSON.stringify(body);
};

const readProblem = async (response: Response): Promise<Problem | null> => {
  if (!response.headers.get('content-type')?.startsWith(PROBLEM_MEDIA_TYPE)) return null;
  return response.json().catch(() => null);
};

const fetchCall = async (path: string, call: Call): Promise<Response> => {
  try {
    return await fetch(API_BASE + path, {
      method: call.method,
      headers: headersOf(call),
      body: bodyOf(call.body),
      credentials: 'same-origin',
      // What its caller can end sends a file, which takes as long as it takes.
      signal: call.signal ?? AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    throw new ApiError(0, null, path);
  }
};

const attempt = async (path: string, call: Call): Promise<Response> => {
  const response = await fetchCall(path, call);
  if (response.ok) return response;
  const error = new ApiError(response.status, await readProblem(response), path);
  if (error.failure === 'stale-view') signalStaleView();
  throw error;
};

/** Sends one request; after a 401 waits for re-authentication, then retries it once unchanged. */
export const requestResponse = async (path: string, call: Call): Promise<Response> => {
  if (call.method !== 'GET') expireInlinedAnswers();
  try {
    return await attempt(path, call);
  } catch (error) {
    const expired = error instanceof ApiError && error.failure === 'unauthorized';
    if (!expired || !(await recoverSession())) throw error;
    clearInlinedAnswers();
    return attempt(path, call);
  }
};

const request = async <T>(path: string, call: Call): Promise<T> => {
  const response = await requestResponse(path, call);
  if (response.status === 204) {
    // A caller of a call that may answer 204 says so in T; the contract lists them (S1 §8).
    return null as T;
  }
  try {
    return await response.json();
  } catch {
    throw new ApiError(response.status, null, path);
  }
};

/**
 * Reads a path: the answer inlined in the page first, the network afterwards; `null` stands for 204. Throws ApiError.
 */
export const readPath = async (path: string): Promise<unknown> => {
  const first = takeInlinedAnswer(path);
  const answer = first === undefined ? await request<unknown>(path, { method: 'GET' }) : first;
  recordRead(path, answer);
  return answer;
};

/** Reads an endpoint whose path has no braces; `null` stands for 204. Throws ApiError. */
export const readPlain = <Answer>({ path }: Endpoint<'GET', string, Answer>): Promise<Answer> =>
  request<Answer>(path, { method: 'GET' });

/** Reads an endpoint of the contract; `null` stands for 204. Throws ApiError. */
export const read = <E extends Endpoint>(endpoint: E, ...params: PathArguments<E['path']>) =>
  request<AnswerOf<E>>(pathOf<E['path']>(endpoint, ...params), { method: 'GET' });

/** Options of a write: `params` fills the path. */
export interface SendOptions<E extends Endpoint> extends WriteOptions {
  params?: ParamsOf<E>;
}

/** Sends a write of the contract, JSON; `null` stands for 204. Throws ApiError. */
export const send = <E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E>,
  { params, ...options }: SendOptions<E> = {},
): Promise<AnswerOf<E>> =>
  request<AnswerOf<E>>(fillPath(endpoint.path, params ?? {}), { ...options, method: endpoint.method, body });
