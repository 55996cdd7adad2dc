import { formatCredits, plural } from 'shared-contract/base/french';

/** Every sentence of the signature that the specifications do not quote. */
export const SIGNATURE_TEXTS = {
  title: 'Signature du PAE',
  lead: 'Voici votre programme annuel (PAE), composé avec votre coordination. Lisez-le, puis signez-le.',
  viewingLead: 'Le programme qui attend d’être signé.',
  unitsTitle: 'Mon programme annuel',
  unitsCaption: 'Unités d’enseignement du programme à signer',
  transferredCaption: 'Unités validées dans un autre diplôme',
  transferredText: 'Ces unités ne comptent pas dans le total du programme.',
  code: 'Code',
  label: 'Intitulé',
  quadri: 'Quadrimestre',
  credits: 'Crédits',
  total: 'Total',
  units: (count: number) => `${count}\u00a0${plural(count, 'unité', 'unités')}`,
  none: '–',
  regulations: 'Règlement des études',
  binding:
    'Votre signature engage\u202f: elle porte sur cette liste, et sur elle seule. Vous en recevrez un reçu.',
  doubt: 'Une erreur dans la liste\u202f? Ne signez pas encore et signalez-la.',
  confirmTitle: 'Signer votre programme annuel\u202f?',
  unitsFact: 'Unités',
  transferredFact: 'Unités d’un autre diplôme',
  final:
    'Votre signature ne se retire pas\u00a0: elle porte sur cette liste, et sur elle seule. Un reçu numéroté est conservé.',
  bar: 'Signature du programme',
  inCredits: formatCredits,
  comment: {
    lead: 'Expliquez ce qui ne va pas. Votre coordination reçoit ce message par e-mail, et le programme lui revient.',
    field: 'Votre message',
    cancel: 'Annuler',
  },
  signed: 'Votre programme annuel est signé.',
  reported: 'Votre message est transmis à votre coordination.',
  receipt: (numero: string) => `Reçu ${numero}, à retrouver dans «\u00a0Mes reçus\u00a0».`,
  changed: {
    title: 'Votre programme a changé entre-temps',
    text: 'Rien n’est signé. Voici ce qui a changé depuis que vous l’avez lu\u202f; relisez la liste avant de signer.',
    list: 'Ce qui a changé',
    added: (credits: number) => `ajoutée, ${formatCredits(credits)}`,
    removed: (credits: number) => `retirée, ${formatCredits(credits)}`,
    credited: (before: number, now: number) =>
      `${formatCredits(before)} avant, ${formatCredits(now)} maintenant`,
    moved: 'change de tableau',
    otherwise: 'L’intitulé ou le quadrimestre d’une unité a changé.',
  },
} as const;
