import type { DeskItem, DeskKind } from 'shared-contract/gestion/answers';

type Issue = DeskItem['Historique'][number]['Issue'];

/** Words of the dialog in which a decision is said to its student. */
interface DialogWords {
  title: (what: string) => string;
  keep: string;
  confirm: string;
}

/** How the two outcomes of a kind are called: on the buttons, once done, in the history, in the dialog of a refusal. */
interface ActWords {
  accept: string;
  refuse: string;
  done: Readonly<Record<Issue, string>>;
  past: Readonly<Record<Issue, string>>;
  refusal: DialogWords;
}

const REQUEST: ActWords = {
  accept: 'Accepter',
  refuse: 'Refuser…',
  done: { accepte: 'acceptée', refuse: 'refusée', repondu: 'traitée' },
  past: { accepte: 'Acceptée', refuse: 'Refusée', repondu: 'Traitée' },
  refusal: {
    title: (what) => `Refuser\u00a0: ${what}`,
    keep: 'Annuler',
    confirm: 'Refuser la demande',
  },
};

const PROGRAMME: ActWords = {
  accept: 'Valider',
  refuse: 'Rendre à modifier…',
  done: { accepte: 'prêt à signer', refuse: 'rendu à modifier', repondu: 'traité' },
  past: { accepte: 'Prêt à signer', refuse: 'Rendu à modifier', repondu: 'Traité' },
  refusal: {
    title: () => 'Rendre le programme à modifier',
    keep: 'Annuler',
    confirm: 'Rendre à modifier',
  },
};

/** Of the answer to a reported problem, where the programme stays as it is. */
export const ANSWER_DIALOG: DialogWords = {
  title: () => 'Répondre, et laisser le programme à signer',
  keep: 'Annuler',
  confirm: 'Renvoyer à signer',
};

const PLAN: ActWords = {
  ...REQUEST,
  accept: 'Préparer…',
  done: { accepte: 'prêt à signer', refuse: 'refusé', repondu: 'traité' },
  past: { accepte: 'Prêt à signer', refuse: 'Refusé', repondu: 'Traité' },
};

/** Of a support plan: what is arranged in each unit. */
export const PLAN_DIALOG: DialogWords = {
  title: () => 'Préparer le plan, prêt à signer',
  keep: 'Annuler',
  confirm: 'Rendre prêt à signer',
};

/** The words of a decision, by kind. */
export const ACT_WORDS: Readonly<Record<DeskKind, ActWords>> = {
  document: REQUEST,
  absence: REQUEST,
  intervention: REQUEST,
  pae: PROGRAMME,
  stage: REQUEST,
  pai: PLAN,
  signature: { ...PROGRAMME, accept: 'Renvoyer à signer…' },
};
