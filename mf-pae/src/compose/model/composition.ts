import { type PaeProgramme, type PaeSelection, selectionOf } from 'shared-contract/pae/engine';
import { isSameSelection, validateItems } from 'shared-contract/pae/items';
import type { PaeConstraints, PaeSaved } from 'shared-contract/pae/pae';
import { type KeptChoice, type PaeDraft, readDraft } from '../saving/draft';
import { mergeComments, reselect } from '../saving/resolve-conflict';
import { advance, type History, startHistory } from './history';

/** A selection with its comment. */
export interface Choice {
  selection: PaeSelection;
  commentaire: string | null;
}

/** Saved state on the server: choice, version, and ISO instant of the save; null before the first. */
export interface SavedChoice extends Choice {
  version: number;
  date: string | null;
}

/** Editor state beside the saved choice. */
export interface Composition {
  history: History;
  commentaire: string | null;
  /** Words of the comment dialog that were not recorded; null where there are none. */
  typed: string | null;
  /** A choice made from an older version of the programme, offered until it is taken or given up. */
  lost: KeptChoice | null;
  saved: SavedChoice;
}

/** The draft, if it is based on the current version and its units can still be chosen; otherwise null. */
const restored = (kept: PaeDraft | null, programme: PaeProgramme, version: number): Choice | null => {
  if (kept?.version !== version) return null;
  const { selection, errors } = validateItems(
    programme,
    kept.chosen.map((UniteEnseignementID) => ({ UniteEnseignementID, Select: true, IsDecoche: false })),
  );
  return errors.length > 0 ? null : { selection, commentaire: kept.commentaire };
};

/** A draft that conflicts with the saved choice; null when equal. */
export const conflictingChoice = (kept: PaeDraft, { selection, commentaire }: Choice): KeptChoice | null => {
  const words = mergeComments(kept.perdu?.commentaire ?? null, kept.commentaire);
  const isSame = isSameSelection(new Set(kept.chosen), selection) && (words ?? '') === (commentaire ?? '');
  return isSame ? null : { chosen: kept.chosen, commentaire: words };
};

/** Initial state: the saved choice, or an unsaved draft. */
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
    lost: taken || !kept ? (kept?.perdu ?? null) : conflictingChoice(kept, saved),
    saved,
  };
};

/** State with another selection; the same object when equal. */
export const withSelection = (
  composition: Composition,
  move: (selection: PaeSelection) => PaeSelection,
): Composition => {
  const history = advance(composition.history, move(composition.history.present));
  return history === composition.history ? composition : { ...composition, history };
};

/** State after the server accepted a choice, which may differ from the current one. */
export const withSaved = (
  composition: Composition,
  { selection, commentaire }: Choice,
  { Version, DateSauvegarde }: Pick<PaeSaved, 'Version' | 'DateSauvegarde'>,
): Composition => ({
  ...composition,
  saved: { selection, commentaire, version: Version, date: DateSauvegarde },
});

/** Restores the conflicting draft as far as its units can still be chosen; both comments are merged. */
export const withRestoredChoice = (composition: Composition, programme: PaeProgramme): Composition => {
  const { lost, commentaire } = composition;
  if (!lost) return composition;
  const next = withSelection(composition, (present) => reselect(programme, present, lost.chosen));
  return { ...next, lost: null, commentaire: mergeComments(commentaire, lost.commentaire) };
};

/** True with unsaved changes, e.g. made while a save was in flight. */
export const isDirty = ({ history, commentaire, saved }: Composition): boolean =>
  !isSameSelection(history.present, saved.selection) || (commentaire ?? '') !== (saved.commentaire ?? '');

/** True while unsaved or conflicting input needs a draft. */
export const needsDraft = (composition: Composition): boolean =>
  isDirty(composition) || composition.typed !== null || composition.lost !== null;

/** Draft of the current state, based on the saved version. */
export const toDraft = ({ history, commentaire, typed, lost, saved }: Composition): PaeDraft => ({
  version: saved.version,
  chosen: [...history.present],
  commentaire,
  ...(typed !== null && { mot: typed }),
  ...(lost && { perdu: lost }),
});
