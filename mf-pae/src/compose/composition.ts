import { type PaeProgramme, type PaeSelection, selectionOf } from 'shared-contract/pae/engine';
import { isSameSelection } from 'shared-contract/pae/items';
import type { PaeConstraints, PaeSaved } from 'shared-contract/pae/pae';
import { type PaeDraft, readDraft } from './draft';
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
  saved: SavedChoice;
}

/** How a visit begins: with what is saved, or with the draft of what was not. */
export const startComposition = (
  programme: PaeProgramme,
  { Version, Commentaire, DateSauvegarde }: PaeConstraints,
  draft: unknown,
): Composition => {
  const selection = selectionOf(programme);
  const kept = readDraft(draft, programme, Version) ?? { selection, commentaire: Commentaire };
  return {
    history: startHistory(kept.selection),
    commentaire: kept.commentaire,
    saved: { selection, commentaire: Commentaire, version: Version, date: DateSauvegarde },
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

/** Whether something stands on the screen that is not saved, such as a choice made while a save ran. */
export const isDirty = ({ history, commentaire, saved }: Composition): boolean =>
  !isSameSelection(history.present, saved.selection) || (commentaire ?? '') !== (saved.commentaire ?? '');

/** The draft of what stands, made from the version that is saved. */
export const toDraft = ({ history, commentaire, saved }: Composition): PaeDraft => ({
  version: saved.version,
  chosen: [...history.present],
  commentaire,
});
