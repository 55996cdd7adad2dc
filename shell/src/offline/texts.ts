import { formatInstant } from 'shared-contract/base/dates';

const instant = (at: number): string => formatInstant(new Date(at).toISOString());

/** Every sentence of the page without network. */
export const OFFLINE = {
  lead: 'Voici ce que vous aviez vu et gardé sur cet appareil. C’est une copie\u00a0: rien ne s’y modifie, et la situation a pu changer depuis.',
  until: (at: number) => `Cette copie s’effacera le ${instant(at)}.`,
  none: 'Aucune copie n’est gardée sur cet appareil, ou elle a été effacée. Reconnectez-vous au réseau pour ouvrir le portail.',
  leaving:
    'La déconnexion est enregistrée\u00a0: rien de vous n’est gardé sur cet appareil, et votre session se ferme dès que le réseau revient.',
  empty:
    'Rien n’a encore été gardé sur cet appareil\u00a0: la copie se remplit à mesure que vous ouvrez vos pages avec du réseau.',
  unread: 'La copie gardée sur cet appareil n’a pas pu être lue.',
  retry: 'Réessayer',
  print: 'Imprimer',
  erase: 'Effacer cette copie',
  erased: 'La copie est effacée de cet appareil.',
  back: 'Le réseau est revenu\u00a0: «\u00a0Réessayer\u00a0» ouvre le portail.',
  contents: 'Sections',
  seen: (at: number) => `Vu le ${instant(at)}`,
  nothing: 'Rien à montrer.',
  sections: {
    enrolments: 'Inscriptions',
    results: 'Résultats',
    deadlines: 'Échéances',
    orders: 'Commandes',
    receipts: 'Reçus',
  },
  facts: {
    year: 'Année',
    level: 'Niveau',
    terms: 'Modalité',
    session: 'Session',
    decision: 'Décision du jury',
    grade: 'Grade',
    average: 'Moyenne',
    credits: 'Crédits',
    exempted: 'Dispense',
    noResult: 'Pas encore de résultat',
    placedOn: 'Commandée le',
    amount: 'Montant',
    paid: 'Payé',
    toPay: 'À payer',
    reference: 'Référence de paiement',
    account: 'Compte',
    holder: 'Bénéficiaire',
    until: 'Jusqu’au',
    on: 'Le',
    receipt: 'Reçu',
    number: 'Numéro',
    date: 'Date',
  },
  states: { a_faire: 'À faire', commence: 'Commencé', fait: 'Fait', manque: 'Manqué' },
} as const;
