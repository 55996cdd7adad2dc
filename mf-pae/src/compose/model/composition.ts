import { type PaeProgramme, type PaeSelection, selectionOf } from 'shared-contract/pae/engine';
import { isSameSelection, validateItems } from 'shared-contract/pae/items';
import type { PaeConstraints, PaeSaved } from 'shared-contract/pae/pae';
import { type KeptChoice, type PaeDraft, readDraft } from '../saving/draft';
import { chooseAgain, joinWords } from '../saving/lost';
import { advance, type History, startHistory } from './history';

/** A selection with its comment. */
export interface Choice {
  selection: PaeSelection;
  commentaire: string | null;
}

/** What the server holds: the choice, its version, and the ISO instant of its save; null when there was none. */
export interface SavedChoice extends Choice {
  version: number;
  date: string | null;
}

/** What stands on the screen beside what is saved. */
export interface Composition {
  history: History;
  commentaire: string | null;
  /** Words of the comment dialog that were not recorded; null where there are none. */
  typed: string | null;
  /** A choice made from an older version of the programme, offered until it is taken or given up. */
  lost: KeptChoice | null;
  saved: SavedChoice;
}

/** What was kept, where it was made from the version that stands and its units may still be chosen; else null. */
const restored = (kept: PaeDraft | null, programme: PaeProgramme, version: number): Choice | null => {
  if (kept?.version !== version) return null;
  const { selection, errors } = validateItems(
    programme,
    kept.chosen.map((UniteEnseignementID) => ({ UniteEnseignementID, Select: true, IsDecoche: false })),
  );
  return errors.length > 0 ? null : { selection, commentaire: kept.commentaire };
};

/** What was kept and can't simply be taken up; null where it says what is saved. */
export const lostOf = (kept: PaeDraft, { selection, commentaire }: Choice): KeptChoice | null => {
  const words = joinWords(kept.perdu?.commentaire ?? null, kept.commentaire);
  const isSame = isSameSelection(new Set(kept.chosen), selection) && (words ?? '') === (commentaire ?? '');
  return isSame ? null : { chosen: kept.chosen, commentaire: words };
};

/** How a visit begins: with what is saved, or with the draft of what was not. */
export const startComposition = (
  programme: PaeProgramme,
  { Version, Commentaire, DateSauvegarde }: PaeConstraints,
  draft: unknown,
): Composition => {
  const saved = {
    selection: selectionOf(programme),
    commentaire: Commentaire,
    version: Version,
    date: DateSauvegarde,
  };
  const kept = readDraft(draft);
  const taken = restored(kept, programme, Version);
  const { selection, commentaire } = taken ?? saved;
  return {
    history: startHistory(selection),
    commentaire,
    typed: kept?.mot ?? null,
    lost: taken || !kept ? (kept?.perdu ?? null) : lostOf(kept, saved),
    saved,
  };
};

/** The same with another selection; itself where nothing moved. */
export const moved = (
  composition: Composition,
  move: (selection: PaeSelection) => PaeSelection,
): Composition => {
  const history = advance(composition.history, move(composition.history.present));
  return history === composition.history ? composition : { ...composition, history };
};

/** The same once the server took a choice, which need not be what stands by now. */
export const accepted = (
  composition: Composition,
  { selection, commentaire }: Choice,
  { Version, DateSauvegarde }: Pick<PaeSaved, 'Version' | 'DateSauvegarde'>,
): Composition => ({
  ...composition,
  saved: { selection, commentaire, version: Version, date: DateSauvegarde },
});

/** The lost choice in the place of what stands, as far as its units may still be chosen; both comments are kept. */
export const retaken = (composition: Composition, programme: PaeProgramme): Composition => {
  const { lost, commentaire } = composition;
  if (!lost) return composition;
  const next = moved(composition, (present) => chooseAgain(programme, present, lost.chosen));
  return { ...next, lost: null, commentaire: joinWords(commentaire, lost.commentaire) };
};

/** Whether something stands on the screen that is not saved, such as a choice made while a save ran. */
export const isDirty = ({ history, commentaire, saved }: Composition): boolean =>
  !isSameSelection(history.present, saved.selection) || (commentaire ?? '') !== (saved.commentaire ?? '');

/** Whether something has to be kept until it is saved, recorded or given up. */
export const needsDraft = (composition: Composition): boolean =>
  isDirty(composition) || composition.typed !== null || composition.lost !== null;

/** The draft of what stands, made from the version that is saved. */
export const toDraft = ({ history, commentaire, typed, lost, saved }: Composition): PaeDraft => ({
  version: saved.version,
  chosen: [...history.present],
  commentaire,
  ...(typed !== null && { mot: typed }),
  ...(lost && { perdu: lost }),
});
