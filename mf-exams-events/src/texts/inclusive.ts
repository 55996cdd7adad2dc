import type { INCLUSIVE_AREAS } from 'shared-contract/inclusive/inclusive';

type Area = (typeof INCLUSIVE_AREAS)[number];

/** Sentences of /enseignement-inclusif that the specifications do not quote. */
export const INCLUSIVE_TEXTS = {
  title: 'Enseignement inclusif',
  lead: 'Un handicap, une maladie ou un trouble d’apprentissage vous gêne dans vos études\u202f? Demandez des aménagements.',
  errorTitle: 'Votre dossier n’a pas pu être chargé',
  noneTitle: 'Vous n’avez pas encore de dossier',
  none: [
    'Le dossier décrit votre situation et les aménagements que vous souhaitez. Vous le complétez à votre rythme, vous y joignez vos attestations en PDF, puis vous le soumettez au service d’enseignement inclusif.',
    'Le service vous rencontre et prépare avec vous un plan d’accompagnement individualisé (PAI), que vous signez en ligne.',
  ],
  privacy:
    'Ce dossier contient des données de santé. Seul le service d’enseignement inclusif lit ce que vous lui soumettez\u202f; ni les enseignants ni les secrétariats n’y ont accès.',
  formTitle: 'Ma demande',
  formLead: 'Remplissez au moins une rubrique pour pouvoir soumettre.',
  areas: {
    DemandeDecretInclusifDiagnostique: {
      label: 'Diagnostic',
      hint: 'Ce qui a été constaté, et quand.',
    },
    DemandeDecretInclusifSpecialiste: {
      label: 'Spécialiste',
      hint: 'Qui vous suit\u00a0: nom, profession, ville.',
    },
    DemandeDecretInclusifDifficultes: {
      label: 'Difficultés',
      hint: 'Ce qui vous gêne aux cours, au travail et aux examens.',
    },
    DemandeDecretInclusifOrganisme: {
      label: 'Organisme',
      hint: 'Un organisme qui vous aide déjà, s’il y en a un.',
    },
    DemandeDecretInclusifAmenagements: {
      label: 'Aménagements souhaités',
      hint: 'Temps supplémentaire, place au calme, énoncés agrandis…',
    },
    DemandeDecretInclusifAccompagnement: {
      label: 'Accompagnement souhaité',
      hint: 'Du tutorat, des rendez-vous, une aide à la prise de notes…',
    },
  } satisfies Record<Area, { label: string; hint: string }>,
  bar: 'Sauvegarde et envoi de la demande',
  confirmTitle: 'Soumettre ma demande\u202f?',
  filledAreas: 'Rubriques complétées',
  attachedFiles: 'Annexes',
  attachmentCount: (count: number) => (count === 0 ? 'Aucune' : String(count)),
  final:
    'Une fois soumise, la demande et ses annexes ne se modifient plus. Elle part au service d’enseignement inclusif, qui vous contactera.',
  submitted: 'Demande soumise\u00a0! Le service d’enseignement inclusif vous contactera.',
  submittedOn: 'Dernière soumission',
  never: 'Pas encore soumise',
  inProgress: (date: string) =>
    `Vous l’avez soumise le ${date}. Le service d’enseignement inclusif vous contactera\u00a0; vous ne pouvez plus la modifier.`,
  planTitle: 'Votre plan d’accompagnement individualisé (PAI) attend votre signature',
  plan: 'Lire et signer mon PAI',
  signedTitle: (day: string) => `Vous avez un plan d’accompagnement, signé le ${day}`,
  unsignedTitle: 'Votre plan d’accompagnement n’est pas signé',
  unsigned: 'Ce qu’il prévoit suit ici. Pour le signer, adressez-vous au service d’enseignement inclusif.',
  signed: 'Ses aménagements, unité par unité, suivent ici\u00a0; le reçu de la signature les reprend.',
  arrangements: 'Mes aménagements',
  attachmentsTitle: 'Mes annexes',
  attachmentsLead: 'Attestations, bilans, rapports\u00a0: des PDF de 10\u00a0Mo au plus.',
  attachmentsErrorTitle: 'Vos annexes n’ont pas pu être chargées',
  attachmentsCaption: 'Annexes de ma demande',
  attachment: 'Annexe',
  addedOn: 'Ajoutée le',
  actions: 'Actions',
  noAttachment: 'Aucune annexe pour le moment.',
  add: 'Ajouter une annexe',
  choose: 'Choisir un PDF',
  download: (name: string) => `Télécharger ${name}`,
  downloading: 'Téléchargement en cours..',
  remove: (name: string) => `Retirer ${name}`,
  removeTitle: 'Retirer cette annexe\u202f?',
  removeText: (name: string) => `«\u00a0${name}\u00a0» sera effacée de votre dossier et du portail.`,
  removeConfirm: 'Retirer l’annexe',
  removed: 'Annexe retirée\u00a0!',
} as const;
