import { formatNumber } from 'shared-contract/base/format';
import { plural, withDe } from 'shared-contract/base/french';
import { SEARCH_LIMITS } from 'shared-contract/base/limits';
import { VERIFICATION_TEXTS } from 'shared-contract/quoted';

/** Every sentence of the domain that the specifications do not quote. */
export const TEXTS = {
  title: 'Vérifications',
  lead: 'Retrouvez un étudiant par son matricule, son nom ou son prénom. Chaque consultation est inscrite au journal et l’étudiant peut la voir.',
  /** The space without the shell. */
  alone: {
    staff: 'Administration',
    verifier: 'Vérifications',
    signOut: 'Se déconnecter',
    expiredTitle: 'Votre session a expiré',
    expiredText:
      'Cette page reste comme elle est. Reconnectez-vous dans une autre fenêtre, puis continuez ici.',
    signInAgain: 'Se reconnecter',
  },
  search: {
    form: 'Recherche d’un étudiant',
    by: 'Chercher par',
    fields: { matricule: 'Matricule', nom: 'Nom', prenom: 'Prénom' },
    box: 'Étudiant recherché',
    submit: 'Rechercher',
    enter: 'Entrée',
    clear: 'Effacer',
    tooLong: `${SEARCH_LIMITS.textMax} caractères au plus.`,
  },
  results: {
    title: (total: number) => `${formatNumber(total)}\u00a0${plural(total, 'résultat', 'résultats')}`,
    capped: (total: string) => `${SEARCH_LIMITS.rows} premiers résultats sur ${total}`,
    refine: 'Précisez la recherche pour voir les autres.',
    caption: 'Étudiants trouvés',
    name: 'Nom',
    number: 'Matricule',
    level: 'Niveau',
    action: 'Action',
    view: 'Voir',
    keys: { arrows: 'Flèches', move: ' pour parcourir, ', open: ' pour ouvrir' },
    none: VERIFICATION_TEXTS.noResult,
    noneText:
      'Vérifiez l’orthographe, ou cherchez par un autre champ\u00a0: les accents, les majuscules et les traits d’union ne comptent pas.',
    error: 'La recherche n’a pas abouti',
    loading: 'Recherche en cours…',
  },
  file: {
    back: 'Retour aux résultats',
    number: 'Matricule',
    birth: 'Date de naissance',
    nationality: 'Nationalité',
    level: 'Niveau',
    opened: (name: string) => `Dossier ${withDe(name)}`,
  },
  programme: {
    title: 'Programme annuel (PAE)',
    caption: 'Unités du programme annuel',
    signed: (day: string) => `Signé en ligne le ${day}`,
    unsigned: 'Pas de signature en ligne',
    validated: (day: string) => `Validé le ${day}`,
    unvalidated: 'Pas encore validé',
    incomplete: 'programme incomplet à la demande de l’étudiant',
    unit: 'Unité',
    code: 'Code',
    credits: 'Crédits (ECTS)',
    total: 'Total',
    empty: 'Aucune unité dans ce programme.',
    error: 'Le programme annuel n’a pas pu être chargé',
  },
  documents: {
    title: 'Documents',
    empty: 'Aucun document remis.',
    error: 'Les documents n’ont pas pu être chargés',
  },
  statements: {
    title: 'Relevés de notes',
    empty: 'Aucun relevé de notes.',
    error: 'Les relevés de notes n’ont pas pu être chargés',
  },
  careers: {
    title: 'Parcours antérieur',
    empty: 'Aucun parcours antérieur enregistré.',
    error: 'Le parcours antérieur n’a pas pu être chargé',
    school: 'Établissement',
    outcome: 'Issue',
  },
  jobs: {
    title: 'Emplois',
    empty: 'Aucun emploi enregistré.',
    error: 'Les emplois n’ont pas pu être chargés',
    employer: 'Employeur',
  },
  line: {
    years: 'Période',
    details: (label: string) => `Détails – ${label}`,
    proof: 'Pièce justificative',
    download: (label: string) => `Télécharger – ${label}`,
    preparing: 'Téléchargement en cours..',
    error: 'Ce détail n’a pas pu être chargé',
  },
} as const;
