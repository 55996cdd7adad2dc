import { formatNumber } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';
import type { DeskAct } from 'shared-contract/gestion/gestion';
import { formatDayWithYear } from 'shared-contract/portal/format-window';
import type { StaffAccount } from 'shared-contract/staff-accounts/answers';
import type { StaffRight } from 'shared-contract/staff-accounts/staff-accounts';

const RIGHTS: Readonly<Record<StaffRight, string>> = {
  admin: 'Administration',
  programmes: 'Direction des programmes',
  verifications: 'Vérifications',
};

const ACTS: Readonly<Record<DeskAct, string>> = {
  demandes: 'Demandes des étudiants',
  periodes: 'Périodes',
  valves: 'Valves',
  chiffres: 'Chiffres',
  pae: 'Programmes annuels',
  catalogues: 'Catalogues',
  inclusif: 'Plans d’accompagnement (santé)',
  comptabilite: 'Relevés bancaires',
};

/** Sections that a line names; more are counted. */
const NAMED_SECTIONS = 3;

const desk = ({ Bureau, Valeurs: { Sections } }: StaffAccount): string[] => {
  if (!Bureau && Sections.length === 0) return [];
  if (Sections.length === 0) return ['Bureau, sans section'];
  if (Sections.length > NAMED_SECTIONS)
    return [`Bureau\u00a0: ${formatNumber(Sections.length)}\u00a0sections`];
  return [`Bureau\u00a0: ${Sections.join(', ')}`];
};

/** « Administration · Bureau : BGE, MGE » */
const rights = (account: StaffAccount): string => {
  if (!account.Actif) return 'Retiré';
  const all = [...account.Valeurs.Droits.map((right) => RIGHTS[right]), ...desk(account)];
  return all.join(' · ') || 'Aucun droit';
};

/** Whom a line is about: what she does, and the account, where it is not already her name. */
const detail = ({ NomAffiche, Username, Valeurs: { Fonction } }: StaffAccount): string =>
  [Fonction, NomAffiche === Username ? null : Username].filter((part) => part !== null).join(' · ');

const seen = ({ DerniereConnexion }: StaffAccount): string =>
  DerniereConnexion === null
    ? 'Aucune connexion connue'
    : `Dernière connexion le ${formatDayWithYear(DerniereConnexion)}`;

const accounts = (count: number): string =>
  `${formatNumber(count)}\u00a0${plural(count, 'compte', 'comptes')}`;

/** Sentences of the accounts of the school's staff. */
export const ACCOUNT_TEXTS = {
  title: 'Comptes du personnel',
  lead: accounts,
  add: 'Ajouter un compte',
  search: 'Nom, fonction ou identifiant',
  list: 'Comptes',
  error: 'Les comptes n’ont pas pu être chargés',
  found: (count: number) => (count === 0 ? 'Aucun compte ne correspond.' : `${accounts(count)}.`),
  none: 'Aucun compte ne correspond',
  noneText: 'Cherchez un nom, une fonction ou un identifiant. Les étudiants ne sont pas ici.',
  clear: 'Tout montrer',
  shown: (shown: number, total: number) =>
    `${formatNumber(shown)}\u00a0${plural(shown, 'compte', 'comptes')} sur ${formatNumber(total)}\u00a0: précisez la recherche.`,
  withdrawn: 'Retiré',
  you: 'vous',
  rights,
  detail,
  seen,
  leaving: {
    title: 'Quitter sans enregistrer\u202f?',
    text: 'Ce que vous avez changé dans ce compte serait perdu.',
    leave: 'Quitter',
    stay: 'Annuler',
  },
  panel: {
    region: 'Compte ouvert',
    back: 'Retour aux comptes',
    newTitle: 'Nouveau compte',
    form: 'Compte',
    account: 'Identifiant',
    accountHint: 'Celui de la personne chez votre fournisseur d’identité. Il ne change plus ensuite.',
    name: 'Prénom et nom',
    nameHint: 'Vide\u00a0: le nom que dit le fournisseur d’identité, sinon l’identifiant.',
    post: 'Fonction',
    postHint: 'Par exemple «\u00a0Secrétariat de gestion\u00a0».',
    rights: 'Droits',
    right: RIGHTS,
    sections: 'Sections du bureau',
    acts: 'Ce que ce compte fait au bureau',
    act: ACTS,
    own: 'Un autre administrateur peut vous le retirer.',
    ofGroup: 'Donné par un groupe de votre fournisseur d’identité.',
    byProvider: 'La personne entre à sa prochaine connexion sous cet identifiant.',
    noProvider:
      'Ce portail n’a pas encore de fournisseur d’identité\u00a0: sans lui, personne ne se connecte avec ce compte.',
    withdrawnNote: 'Ce compte est retiré\u00a0: l’enregistrer le rend, avec les droits choisis ici.',
    leave: 'Annuler',
    save: 'Enregistrer',
    giveBack: 'Rendre le compte',
    add: 'Ajouter le compte',
    saved: 'Compte enregistré',
    added: 'Compte ajouté',
    failure: 'Le compte n’a pas été enregistré',
    withdraw: 'Retirer le compte',
    withdrawTitle: (name: string) => `Retirer le compte de ${name}\u202f?`,
    withdrawText:
      'Ses droits, ses sections et ses sessions finissent aussitôt. Son nom reste dans ce qui a été décidé. Vous pourrez rendre le compte.',
    keep: 'Annuler',
    withdrawnNow: 'Compte retiré',
    withdrawFailure: 'Le compte n’a pas été retiré',
  },
} as const;
