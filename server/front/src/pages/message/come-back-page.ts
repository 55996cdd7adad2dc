import type { FastifyReply, FastifyRequest } from 'fastify';
import { asProblem } from 'server-kernel/plugins/refusals/problems';
import { themeOf } from '../document';
import { type MessagePage, sendMessagePage } from './message-page';

type Words = Pick<MessagePage, 'title' | 'text'>;

const DOWN: Words = {
  title: 'Portail indisponible',
  text: [
    'Le portail ne répond pas pour le moment. Rien de ce que vous avez enregistré n’est perdu.',
    'Cette page se rouvrira d’elle-même dès que le portail sera de retour.',
  ],
};

const crowdWords = (seconds: number): Words => ({
  title: 'Beaucoup de monde en ce moment',
  text: [
    'Le portail sert d’abord celles et ceux qui y sont déjà. Rien de ce que vous avez enregistré n’est perdu.',
    `Cette page se rouvrira d’elle-même dans ${seconds}\u00a0secondes\u00a0: il est inutile de la recharger.`,
  ],
});

const LOOK =
  "fetch('/readyz',{cache:'no-store'}).then(a=>{if(a.ok)location.replace(location.pathname+location.search)})";

/** Looks every five seconds or so, not all at once, whether the portal is back; then loads the page that was asked for. */
export const WATCH_SCRIPT = `setInterval(()=>${LOOK}.catch(()=>{}),4000+Math.random()*3000)`;

/** The same, and not before the time that this one was given. */
const watchScriptAfter = (seconds: number): string =>
  `setTimeout(()=>{${LOOK}.catch(()=>{});${WATCH_SCRIPT}},${seconds * 1000})`;

const comeBack = (
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
export const sendDown = (request: FastifyRequest, reply: FastifyReply) =>
  comeBack(request, reply, { status: 503, retryAfter: '10', words: DOWN, script: WATCH_SCRIPT });

/**
 * What refuses a page before its own code runs, for a person to read instead of a program: too many at once, too many
 * from one address, a base that is away. `errorHandler` of the routes that people open by their address.
 */
export const refusePage = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const { status, options } = asProblem(error);
  if (status !== 429 && status !== 503) throw error;
  const retryAfter = options.headers?.['retry-after'] ?? '10';
  const seconds = Number(retryAfter);
  return comeBack(request, reply, {
    status,
    retryAfter,
    words: crowdWords(seconds),
    script: watchScriptAfter(seconds),
  });
};
