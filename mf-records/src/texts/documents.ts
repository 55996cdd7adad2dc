import { plural } from 'shared-contract/base/french';

/** Sentences of /documents. */
export const MY_DOCUMENTS_TEXTS = {
  title: 'Mes documents',
  lead: 'Les documents à remettre, puis vos attestations et relevés, par année.',
  blockedLead: 'Votre dossier est bloqué\u00a0: vous pouvez remettre les documents demandés, rien d’autre.',
  inOrder: (missing: number, done: number, all: number) =>
    missing > 0
      ? `${missing}\u00a0${plural(missing, 'document', 'documents')} à remettre`
      : `${done}\u00a0sur\u00a0${all} en ordre`,
  nothingAsked: 'Aucun document ne vous est demandé pour le moment.',
  errorTitle: 'Les documents demandés n’ont pas pu être chargés',
  states: { demande: 'À fournir', recu: 'Transmis, en vérification', refuse: 'Refusé', accepte: 'En ordre' },
  received: (file: string | null, day: string) => `${file ?? 'Votre fichier'}, envoyé le ${day}.`,
  refused: (day: string | null) => (day === null ? 'Pourquoi il est refusé' : `Refusé le ${day}`),
  accepted: (day: string) => `Validé le ${day}.`,
  limits: 'PDF, PNG ou JPG, 10\u00a0Mo au plus.',
  upload: (title: string) => `Charger – ${title}`,
  choose: 'Choisir un fichier',
  replace: 'Remplacer le fichier',
} as const;

/** Sentences of a student’s photo. */
export const PHOTO_TEXTS = {
  limits: 'PNG ou JPG, 10\u00a0Mo au plus.',
  newLimits: 'Visage de face, fond clair. PNG ou JPG, 10\u00a0Mo au plus.',
  choose: 'Choisir une photo',
  change: 'Changer ma photo',
  dialogTitle: 'Cadrer ma photo',
  preview: 'Aperçu de votre photo d’identité',
  zoom: 'Agrandissement',
  horizontal: 'Position horizontale',
  vertical: 'Position verticale',
  cancel: 'Annuler',
  save: 'Utiliser cette photo',
  whole:
    'Votre navigateur protège les images\u00a0: la photo ne peut pas être cadrée ici, elle est envoyée entière.',
  unreadable: 'Cette image ne peut pas être lue. Essayez un autre fichier.',
} as const;

/** Sentences of what is downloaded. */
export const DOWNLOADS_TEXTS = {
  title: 'À télécharger',
  errorTitle: 'Les inscriptions n’ont pas pu être chargées',
  filesError: 'Les fichiers de cette année n’ont pas pu être chargés',
  count: (count: number) => `${count}\u00a0${plural(count, 'fichier', 'fichiers')}`,
  none: 'Aucun fichier pour cette année.',
  empty: 'Aucun document à télécharger',
  emptyText: 'Vos attestations et relevés apparaîtront ici dès qu’ils seront disponibles.',
  changed: (day: string, size: string | null) => `Modifié le ${day}${size ? `, ${size}` : ''}`,
  made: 'Créé à la demande',
  waits: (missing: readonly string[]) => `Pas encore délivrée. ${missing.join(' ')}`,
  download: (name: string, year: string) => `Télécharger ${name}${name.includes(year) ? '' : `, ${year}`}`,
  preparing: 'Préparation du document…',
  conditionsTitle: 'Il vous manque une attestation\u202f?',
  conditions:
    'Elle est délivrée quand un acompte de 50\u00a0€ au moins du minerval (les droits d’inscription) est payé et que vos documents sont en ordre.',
} as const;
