import { MAIL_KINDS, type MailClass, type MailKind } from 'server-portal/domains/shared/outbox/mail-kinds';
import { ACT_MAILS } from 'shared-contract/base/limits';
import { ACT_SHEETS } from './act-sheets';
import { DECISION_SHEETS } from './decision-sheets';
import { OTHER_SHEETS } from './other-sheets';
import type { MailSheet } from './sheet';

/** One sheet for every mail: the type leaves none out. */
export const SHEETS: Readonly<Record<MailKind, MailSheet>> = {
  ...ACT_SHEETS,
  ...DECISION_SHEETS,
  ...OTHER_SHEETS,
};

/** The order of the page, and what each class of mail allows. */
const CLASSES: readonly (readonly [MailClass, string, string])[] = [
  [
    'act',
    'Ce que l’étudiant a fait, et ses paiements',
    'À l’étudiant. Il peut les couper, ou les recevoir en un seul e-mail par jour\u00a0; le portail le dit toujours à l’écran.',
  ],
  [
    'decision',
    'Ce que l’école a décidé',
    'À l’étudiant, toujours. Il peut les recevoir en un seul e-mail par jour.',
  ],
  [
    'proof',
    'Ce qui se garde ou s’utilise hors du portail',
    'À l’étudiant, toujours et tout de suite, sauf au-delà de ces nombres.',
  ],
  [
    'day',
    'Une fois par jour',
    'À l’étudiant. Les rappels se coupent, sauf ce que le règlement impose\u00a0; ce qui touche à la santé n’y est jamais.',
  ],
  ['security', 'Pour lui seul, tout de suite', 'À l’étudiant, toujours.'],
  ['school', 'À l’école', 'Aux personnes de l’école que le texte nomme.'],
];

const ofClass = (wanted: MailClass): [string, MailSheet][] =>
  Object.entries(SHEETS).filter(([, { mail }]) => MAIL_KINDS[mail.kind] === wanted);

const sheetText = ([kind, { when, mail }]: [string, MailSheet]): string =>
  [
    `### ${mail.subject}`,
    '',
    `\`${kind}\` – ${when}. Mène à \`${mail.path}\`.`,
    '',
    '```text',
    mail.text.trimEnd(),
    '```',
  ].join('\n');

const HEAD = `# Les e-mails du portail

Tous, chacun avec un exemple écrit par son modèle. Un test refait cette page et compare\u00a0: quand un modèle change, il
dépose la nouvelle dans \`.cache/courriels.md\`, à relire avant de la copier ici.

Un e-mail finit par l’adresse de la page dont il parle. Il ne dit rien de la santé ni des notes, et ne porte aucun mot libre
de l’école\u00a0: le motif d’un refus, la suite d’une absence, le mot d’une coordination se lisent dans le portail. Seul un
problème signalé par l’étudiant part avec ses mots, vers sa coordination.

Ce qu’un étudiant fait lui-même lui est écrit tout de suite ${ACT_MAILS.anHour} fois par heure et ${ACT_MAILS.aDay} fois par jour. Au-delà, le sujet attend l’e-mail
du jour\u00a0; le portail le montre aussitôt.`;

/** docs/courriels.md, from the templates. */
export const mailsPage = (): string => {
  const parts = CLASSES.map(([wanted, title, rule]) =>
    [`## ${title}`, rule, ...ofClass(wanted).map(sheetText)].join('\n\n'),
  );
  return `${[HEAD, ...parts].join('\n\n')}\n`;
};
