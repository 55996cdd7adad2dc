import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';

export type { CustomFetch };

/** The provider gave no answer, or none that says anything: the person may try again later. */
export class ProviderDown extends Error {}

/** True when an error or one of its causes is ProviderDown. */
export const isProviderDown = (error: unknown, depth = 0): boolean =>
  error instanceof ProviderDown ||
  (error instanceof Error && depth < 5 && isProviderDown(error.cause, depth + 1));

/** Calls a provider over the network; what is sent to one is a form, or nothing. */
export const fetchExternal: CustomFetch = (url, { body, ...options }) =>
  fetch(url, { ...options, ...(body && { body: String(body) }) });

/** Calls the provider that lives in this very process, so that no proxy, port or certificate stands between. */
export const fetchInProcess =
  (app: FastifyInstance): CustomFetch =>
  async (url, options) => {
    const { pathname, search } = new URL(url);
    const answer = await app.inject({
      method: options.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: options.headers,
      ...(options.body ? { payload: String(options.body) } : {}),
    });
    return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Reads an answer to its end before anybody judges it. What the provider says of itself (GET) is JSON under 200 or
 * nothing at all; a refused code (POST) is an answer. Throws ProviderDown.
 */
export const fetchComplete =
  (ask: CustomFetch): CustomFetch =>
  async (url, options) => {
    const whole = async () => {
      const answer = await ask(url, options);
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
    const { status, headers, text } = await whole().catch((cause: unknown) => {
      throw new ProviderDown(`no answer from ${new URL(url).host}`, { cause });
    });
    const isDown = options.method === 'POST' ? status >= 500 : status !== 200 || !isJson(text);
    if (isDown) throw new ProviderDown(`status ${status} from ${new URL(url).host}`);
    return new Response(text === '' ? null : text, { status, headers });
  };
