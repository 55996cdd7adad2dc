import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { themeOf } from 'server-front/pages/document';
import { type MessagePage, sendMessagePage } from 'server-front/pages/message/message-page';
import type { Institution } from 'shared-contract';

export type AuthMessage = Pick<MessagePage, 'title' | 'text' | 'action' | 'script'>;

/** Signals the page behind the dialog « Votre session a expiré », then closes its window. */
const DONE_SCRIPT = `
const message={type:'portail-session',connected:true};
try{new BroadcastChannel('portail-session').postMessage(message)}catch{}
try{window.opener?.postMessage(message,location.origin)}catch{}
window.close();
`.trim();

/** Messages of a sign-in that ends on its own page. */
export const AUTH_MESSAGES = {
  failed: {
    title: 'La connexion n’a pas abouti',
    text: [
      'La page de connexion est restée ouverte trop longtemps, ou elle a été ouverte deux fois. Rien n’est perdu.',
    ],
    action: { label: 'Se connecter', href: '/auth/login' },
  },
  down: {
    title: 'La connexion est momentanément indisponible',
    text: ['Le service qui vérifie votre identité ne répond pas. Réessayez dans quelques minutes.'],
    action: { label: 'Réessayer', href: '/auth/login' },
  },
  done: {
    title: 'Votre session est ouverte',
    text: ['Vous pouvez fermer cette fenêtre et continuer là où vous en étiez.'],
    script: DONE_SCRIPT,
  },
} satisfies Record<string, AuthMessage>;

const contactText = ({ contact }: Pick<Institution, 'contact'>): string =>
  `${contact.name} (${contact.email}, ${contact.phone}, ${contact.hours})`;

/** The provider's answer proves nothing, or it refuses the portal itself: nothing that the person did, or can mend. */
export const invalidAnswerPage = (institution: Pick<Institution, 'contact'>) => ({
  ...AUTH_MESSAGES.failed,
  text: [
    'Le service qui vérifie votre identité a répondu, mais le portail n’a pas pu s’assurer de sa réponse. Vous n’y êtes pour rien.',
    `Réessayez dans quelques minutes. Si cela recommence, contactez\u00a0: ${contactText(institution)}.`,
  ],
});

/** The browser sent no cookie at all: it refuses them, or somebody opened the link of a sign-in that is over. */
export const noCookiesPage = (publicUrl: string) => ({
  title: 'La connexion a besoin d’un cookie',
  text: [
    'Votre navigateur n’en a envoyé aucun\u00a0: il les refuse, ou cette page a été ouverte par un ancien lien.',
    `Dans ses réglages, autorisez les cookies pour ${new URL(publicUrl).host}, puis recommencez. Le portail s’en sert pour vous reconnaître et pour retenir vos choix d’affichage, rien d’autre.`,
  ],
  action: { label: 'Recommencer', href: '/auth/login' },
});

/** True where a request carries none: a browser that began a sign-in has at least that one. */
export const hasNoCookies = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => !headers.cookie;

const OTHER_ACCOUNT = { label: 'Se connecter avec un autre compte', href: '/auth/login?compte=autre' };

/** Message for a verified identity that is refused, with a contact. */
export const refusalPage = (
  institution: Pick<Institution, 'contact'>,
  reason: 'unknown' | 'taken',
): AuthMessage => {
  const whom = contactText(institution);
  if (reason === 'unknown')
    return {
      title: 'Compte inconnu du portail',
      text: ['Votre identité est confirmée, mais aucun dossier n’y correspond.', `Contactez\u00a0: ${whom}.`],
      action: OTHER_ACCOUNT,
    };
  return {
    title: 'Ce dossier est lié à une autre identité',
    text: [
      'Votre identité est confirmée, mais le dossier qui porte votre nom d’utilisateur a été ouvert la première fois avec une autre identité. Un dossier ne s’ouvre qu’à une seule.',
      `Si c’est le vôtre (votre compte de l’école a été recréé, par exemple), demandez qu’il soit délié, puis connectez-vous à nouveau. Contactez\u00a0: ${whom}.`,
    ],
    action: OTHER_ACCOUNT,
  };
};

/** Sends such a page in the theme of the person who asks, under the name of the institution. */
export const sendAuthPage = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  page: AuthMessage & { status: number },
) => sendMessagePage(reply, { ...page, institution: app.institution, theme: themeOf(request) });
