/** Sentences of /enseignement-inclusif/signature that the specifications do not quote. */
export const PAI_TEXTS = {
  title: 'Signature du PAI',
  lead: 'Votre plan d’accompagnement individualisé (PAI) dit ce qui est aménagé pour vous, unité par unité.',
  explanation:
    'Lisez chaque ligne. En signant, vous marquez votre accord sur ces aménagements\u00a0; vos enseignants les appliquent dès ce moment. Un point ne vous convient pas\u202f? Ne signez pas encore et parlez-en au service d’enseignement inclusif. Une signature ne se retire pas\u00a0; un reçu numéroté est conservé.',
  errorTitle: 'Votre plan n’a pas pu être chargé',
  tableTitle: 'Mes aménagements',
  caption: 'Aménagements prévus, par unité d’enseignement',
  count: (count: number) => (count === 1 ? '1 unité' : `${count} unités`),
  code: 'Code',
  unit: 'Unité d’enseignement',
  arrangements: 'Aménagements',
  bar: 'Signature du plan',
  doneTitle: 'Votre PAI est signé',
  done: (numero: string) => `Votre reçu ${numero} est dans « Mes reçus ».`,
} as const;
