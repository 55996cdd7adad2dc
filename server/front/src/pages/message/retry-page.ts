import type { FastifyReply, FastifyRequest } from 'fastify';
import { asProblem } from 'server-kernel/plugins/refusals/problems';
import { themeOf } from '../document';
import { type MessagePage, sendMessagePage } from './message-page';

type Words = Pick<MessagePage, 'title' | 'text'>;

const UNAVAILABLE: Words = {
  title: 'Portail indisponible',
  text: [
    'Le portail ne répond pas pour le moment. Rien de ce que vous avez enregistré n’est perdu.',
    'Cette page se rouvrira d’elle-même dès que le portail sera de retour.',
  ],
};

const overloadText = (seconds: number): Words => ({
  title: 'Beaucoup de monde en ce moment',
  text: [
    'Le portail sert d’abord celles et ceux qui y sont déjà. Rien de ce que vous avez enregistré n’est perdu.',
    `Cette page se rouvrira d’elle-même dans ${seconds}\u00a0secondes\u00a0: il est inutile de la recharger.`,
  ],
});

const PROBE_SCRIPT =
  "fetch('/readyz',{cache:'no-store'}).then(a=>{if(a.ok)location.replace(location.pathname+location.search)})";

/** Looks every five seconds or so, not all at once, whether the portal is back; then loads the page that was asked for. */
export const RETRY_SCRIPT = `setInterval(()=>${PROBE_SCRIPT}.catch(()=>{}),4000+Math.random()*3000)`;

/** As RETRY_SCRIPT, after a delay in seconds. */
const retryScriptAfter = (seconds: number): string =>
  `setTimeout(()=>{${PROBE_SCRIPT}.catch(()=>{});${RETRY_SCRIPT}},${seconds * 1000})`;

const sendRetryPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { retryAfter, status, words, script }: { status: number; retryAfter: string; words: Words; script: string },
) =>
  sendMessagePage(reply.header('retry-after', retryAfter), {
    ...words,
    status,
    institution: request.server.institution,
    theme: themeOf(request),
    action: { label: 'Réessayer', href: request.url },
    script,
  });

/** The portal can't serve the page: it opens again by itself. */
export const sendUnavailable = (request: FastifyRequest, reply: FastifyReply) =>
  sendRetryPage(request, reply, { status: 503, retryAfter: '10', words: UNAVAILABLE, script: RETRY_SCRIPT });

/**
 * `errorHandler` of pages: turns 429 and 503 (overload, rate limit, database down) into an HTML page that reloads
 * itself.
 */
export const sendOverloaded = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const { status, options } = asProblem(error);
  if (status !== 429 && status !== 503) throw error;
  const retryAfter = options.headers?.['retry-after'] ?? '10';
  const seconds = Number(retryAfter);
  return sendRetryPage(request, reply, {
    status,
    retryAfter,
    words: overloadText(seconds),
    script: retryScriptAfter(seconds),
  });
};
