import { plural } from 'shared-contract/base/french';

/** Sentences of /enseignement-inclusif/signature that the specifications do not quote. */
export const PAI_TEXTS = {
  title: 'Signature du PAI',
  lead: 'Votre plan d’accompagnement individualisé (PAI) dit ce qui est aménagé pour vous, unité par unité.',
  explanation:
    'Lisez chaque ligne. En signant, vous marquez votre accord sur ces aménagements\u00a0; vos enseignants les appliquent dès ce moment. Un point ne vous convient pas\u202f? Ne signez pas encore et parlez-en au service d’enseignement inclusif. Une signature ne se retire pas\u00a0; un reçu numéroté est conservé.',
  errorTitle: 'Votre plan n’a pas pu être chargé',
  tableTitle: 'Mes aménagements',
  count: (count: number) => `${count}\u00a0${plural(count, 'unité', 'unités')}`,
  confirmTitle: 'Signer votre plan d’accompagnement\u202f?',
  final:
    'Votre signature ne se retire pas\u00a0: elle marque votre accord sur chaque ligne, et vos enseignants les appliquent dès ce moment. Un reçu numéroté est conservé.',
  bar: 'Signature du plan',
  done: (numero: string) => `Votre PAI est signé. Votre reçu ${numero} est dans «\u00a0Mes reçus\u00a0».`,
} as const;

/** The table of a support plan, before its signature and after it. */
export const PAI_TABLE_TEXTS = {
  caption: 'Aménagements prévus, par unité d’enseignement',
  code: 'Code',
  unit: 'Unité d’enseignement',
  arrangements: 'Aménagements',
} as const;
