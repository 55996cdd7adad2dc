import type { DeskKind } from './answers';

/** A reason that the school gives often: what it is called, and the words that the student reads. */
export interface ReasonTemplate {
  readonly label: string;
  readonly text: string;
}

/** The school's usual answers to a reported problem, where the programme stays as it is. */
export const ANSWER_TEMPLATES: readonly ReasonTemplate[] = [
  { label: 'En ordre', text: 'Votre programme a été vérifié\u00a0: il est complet. Vous pouvez le signer.' },
  { label: 'Dispense', text: 'L’unité est couverte par une dispense\u00a0: elle n’a pas à y figurer.' },
  { label: 'Année suivante', text: 'L’unité n’est pas organisée cette année. Elle viendra l’an prochain.' },
];

/** Default arrangement where the student asked for nothing in particular. */
export const USUAL_ARRANGEMENT = 'Un tiers de temps supplémentaire aux évaluations écrites.';

/** Common arrangements of a support plan. */
export const ARRANGEMENT_TEMPLATES: readonly ReasonTemplate[] = [
  { label: 'Temps', text: USUAL_ARRANGEMENT },
  { label: 'Énoncé', text: 'Un énoncé agrandi, en police 14, aux évaluations écrites.' },
  { label: 'Local', text: 'Une place au calme, dans un local à part, aux évaluations écrites.' },
];

/** The school's usual reasons for a refusal, by kind; keys 1 to 4 choose them. */
export const REASON_TEMPLATES: Readonly<Record<DeskKind, readonly ReasonTemplate[]>> = {
  document: [
    { label: 'Illisible', text: 'Le document est flou ou coupé. Reprenez-le à plat, en entier.' },
    { label: 'Incomplet', text: 'Une page ou une face manque. Envoyez tout dans un seul fichier.' },
    { label: 'Périmé', text: 'La date de validité est dépassée. Envoyez le document en cours.' },
    { label: 'Autre personne', text: 'Le nom ne correspond pas à celui de votre dossier.' },
  ],
  absence: [
    { label: 'Dates', text: 'Le certificat ne couvre pas ces dates.' },
    { label: 'Illisible', text: 'Le certificat est illisible.' },
    { label: 'Hors délai', text: 'Le certificat est arrivé hors délai.' },
    { label: 'Motif', text: 'Ce motif n’est pas reconnu par le règlement.' },
  ],
  intervention: [
    { label: 'Budget', text: 'Le budget de l’année est épuisé.' },
    { label: 'Hors liste', text: 'Ces supports ne sont pas de votre programme.' },
    { label: 'Déjà reçu', text: 'Une intervention couvre déjà ces supports.' },
    { label: 'Pièces', text: 'Des pièces manquent à votre dossier social. Prenez rendez-vous.' },
  ],
  pae: [
    { label: 'Trop peu', text: 'Votre programme compte trop peu de crédits. Ajoutez des unités.' },
    { label: 'Trop', text: 'Votre programme compte trop de crédits. Retirez des unités.' },
    { label: 'Corequis', text: 'Une unité choisie demande un corequis que vous n’avez pas. Ajoutez-le.' },
    { label: 'Horaire', text: 'Deux unités choisies ont cours au même moment. Gardez-en une.' },
  ],
  signature: [
    { label: 'À ajouter', text: 'Ajoutez l’unité qui manque, puis soumettez à nouveau votre programme.' },
    {
      label: 'À retirer',
      text: 'Retirez l’unité qui est de trop, puis soumettez à nouveau votre programme.',
    },
    { label: 'À revoir', text: 'Revoyez votre choix d’options, puis soumettez à nouveau votre programme.' },
    { label: 'Rendez-vous', text: 'Prenez rendez-vous avec votre coordination avant de le modifier.' },
  ],
  stage: [
    { label: 'Incomplet', text: 'Une partie manque ou n’est pas signée. Complétez, puis envoyez à nouveau.' },
    { label: 'Illisible', text: 'Le document est flou ou coupé. Reprenez-le à plat, en entier.' },
    { label: 'Dates', text: 'Les dates ne correspondent pas à la période de stage. Corrigez-les.' },
    { label: 'Lieu', text: 'Ce lieu de stage n’est pas reconnu. Prenez contact avec votre coordination.' },
  ],
  pai: [],
};
