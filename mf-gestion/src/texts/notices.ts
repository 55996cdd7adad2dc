import { formatInstant, formatRecent } from 'shared-contract/base/dates';
import { formatNumber } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';
import type { DeskNoticeRow, NoticeChange } from 'shared-contract/notices/answers';
import {
  NOTICE_LIMITS,
  type NoticeAct,
  type NoticePart,
  type NoticeState,
} from 'shared-contract/notices/notices';
import { formatHour, formatNearDay, isMidnight } from 'shared-contract/portal/format-window';

const moment = (instant: string, now: string): string =>
  formatNearDay(instant, now) + (isMidnight(instant) ? '' : ` à ${formatHour(instant)}`);

const PARTS: Readonly<Record<NoticePart, string>> = {
  titre: 'titre',
  texte: 'texte',
  publics: 'à qui',
  dates: 'dates',
  urgence: 'urgence',
  pieces: 'pièces jointes',
};

const ACTS: Readonly<Record<NoticeAct, string>> = {
  ecrit: 'Écrit',
  modifie: 'Modifié',
  retire: 'Retiré',
  remis: 'Publié à nouveau',
};

const STATES: Readonly<Record<NoticeState, string>> = {
  publie: 'Publié',
  programme: 'Programmé',
  retire: 'Retiré',
};

const told = ({ Acte, Parties }: NoticeChange): string =>
  ACTS[Acte] + (Parties.length === 0 ? '' : `\u00a0: ${Parties.map((part) => PARTS[part]).join(', ')}`);

/** « pour 1 076 étudiants », nothing while nobody counted them. */
const forStudents = (count: number | undefined): string =>
  count === undefined ? '' : ` pour ${formatNumber(count)}\u00a0${plural(count, 'étudiant', 'étudiants')}`;

/** Whom a notice is for. */
const audience = ({ Sections, Blocs }: Pick<DeskNoticeRow, 'Sections' | 'Blocs'>): string =>
  [Sections.map(({ Libelle }) => Libelle).join(', ') || 'Toute l’école', Blocs.join(', ')]
    .filter(Boolean)
    .join(', ');

const dates = ({ Debut, Fin, Etat }: DeskNoticeRow, now: string): string => {
  if (Etat === 'retire') return Fin === null ? '' : `retiré le ${moment(Fin, now)}`;
  const from = Etat === 'programme' ? `paraît le ${moment(Debut, now)}` : `paru le ${moment(Debut, now)}`;
  return Fin === null ? from : `${from}, jusqu’au ${moment(Fin, now)}`;
};

/** Sentences of « Valves ». */
export const NOTICE_TEXTS = {
  title: 'Valves',
  lead: 'Vos avis paraissent dans les valves des étudiants concernés.',
  error: 'Les avis n’ont pas pu être chargés',
  tabs: 'Avis',
  write: 'Écrire',
  lists: { publie: 'Publiés', programme: 'Programmés', retire: 'Retirés' },
  count: (count: number) => ` ${formatNumber(count)}\u00a0avis`,
  none: {
    publie: 'Aucun avis n’est publié',
    programme: 'Aucun avis n’est programmé',
    retire: 'Aucun avis n’est retiré',
  },
  noneText: 'Un avis écrit ici y viendra.',
  states: STATES,
  urgent: 'Urgent',
  audience,
  dates,
  files: (count: number) => `${count}\u00a0${plural(count, 'pièce jointe', 'pièces jointes')}`,
  notMine: 'Vos droits ne comprennent pas l’écriture aux valves. Voyez avec la direction des programmes.',
  editor: {
    form: 'Écrire un avis',
    title: 'Titre',
    text: 'Texte',
    hint: 'Gras, italique, liste et lien. Rien d’autre n’est gardé.',
    tools: 'Mise en forme',
    strong: 'Gras',
    em: 'Italique',
    list: 'Liste',
    link: 'Lien',
    linkWords: 'mots du lien',
    who: 'Pour qui',
    whole: 'Toute l’école',
    blocks: 'Années d’études (toutes, si aucune n’est cochée)',
    readers: (count: number) =>
      `${formatNumber(count)}\u00a0${plural(count, 'étudiant lira', 'étudiants liront')} cet avis`,
    readersNone: 'Personne ne lirait cet avis\u00a0: vérifiez les années d’études.',
    readersUnknown: 'Choisissez au moins une section.',
    optional: '(facultatif)',
    start: 'Publier',
    startHint: 'Laissez vide pour publier tout de suite.',
    end: 'Retirer',
    endHint: 'Laissez vide pour ne pas le retirer.',
    urgent: 'Urgent',
    urgentHint: (count: number) =>
      `En tête des valves, ouvert, sur fond rouge. ${formatNumber(count)} fois ces ${NOTICE_LIMITS.urgentDays}\u00a0derniers jours\u00a0: gardez-le pour une fermeture ou un danger.`,
    files: 'Pièces jointes',
    addFile: 'Ajouter une pièce jointe',
    fileLimits: 'PDF, PNG ou JPEG, 10\u00a0Mo au plus.',
    removeFile: (name: string) => `Retirer ${name}`,
    /** Names how many will read it, once that is known. */
    publish: (readers?: number) => `Publier${forStudents(readers)}`,
    schedule: (instant: string, now: string) => `Programmer pour le ${moment(instant, now)}`,
    save: 'Enregistrer',
    again: (readers?: number) => `Publier à nouveau${forStudents(readers)}`,
    saved: 'Avis enregistré\u00a0: les étudiants le lisent à leur prochaine page.',
    scheduled: (instant: string, now: string) => `Avis programmé pour le ${moment(instant, now)}.`,
    failure: 'L’avis n’a pas été enregistré',
    draftFrom: (instant: string) => `Brouillon repris du ${formatRecent(instant)}`,
    draftText: 'Relisez-le avant de le publier.',
    draftDrop: 'Recommencer à zéro',
  },
  undo: {
    region: 'Avis publié',
    published: (title: string, readers?: number) =>
      `«\u00a0${title}\u00a0» est publié${forStudents(readers)}`,
    unread: (seconds: number) =>
      `Personne ne le lit encore\u00a0: il paraît dans ${seconds}\u00a0${plural(seconds, 'seconde', 'secondes')}.`,
    undo: 'Annuler',
    undone: 'Publication annulée\u00a0: personne n’a lu cet avis. Le voici, à corriger ou à laisser.',
    failure: 'La publication n’a pas été annulée',
  },
  preview: {
    label: 'Aperçu sur téléphone',
    lead: 'Aperçu, tel qu’il sera lu',
    untitled: 'Titre de l’avis',
    empty: 'Le texte de l’avis viendra ici.',
    board: 'Valves',
    whole: 'Toute l’école',
  },
  leaving: {
    title: 'Quitter sans enregistrer\u202f?',
    text: 'Ce que vous avez changé dans cet avis serait perdu.',
    leave: 'Quitter',
    stay: 'Annuler',
  },
  opened: {
    back: 'Retour aux avis',
    error: 'L’avis n’a pas pu être chargé',
    package:
      'Cet avis vient du système de l’école\u00a0: modifiez son texte dans ce système. Ici, vous pouvez seulement le retirer.',
    readOnly:
      'Cet avis s’adresse aussi à d’autres sections que les vôtres\u00a0: vous ne pouvez que le lire.',
    download: (name: string) => `Télécharger ${name}`,
    downloading: 'Téléchargement en cours..',
    withdraw: 'Retirer cet avis',
    withdrawTitle: 'Retirer cet avis\u202f?',
    withdrawText:
      'Les étudiants ne le verront plus à leur prochaine page. Il reste dans «\u00a0Retirés\u00a0», d’où il peut être publié à nouveau.',
    keep: 'Annuler',
    withdrawn: 'Avis retiré\u00a0: les étudiants ne le voient plus.',
    failure: 'L’avis n’a pas été retiré',
  },
  history: {
    title: 'Historique',
    none: 'Aucun changement au bureau jusqu’ici.',
    line: told,
    by: ({ Le, Par }: NoticeChange) => `${formatInstant(Le)}, ${Par ?? 'compte supprimé'}`,
  },
} as const;
