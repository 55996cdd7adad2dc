import { FREE_TEXT_MAX } from 'shared-contract/base/limits';
import { canChoose, canGiveUp, type PaeProgramme, type PaeSelection } from 'shared-contract/pae/engine';
import type { PaeUnit } from 'shared-contract/pae/pae';
import type { KeptChoice } from './draft';

/** Merges two comments, older first; only the newer when together too long. */
export const mergeComments = (older: string | null, newer: string | null): string | null => {
  if (!older || !newer || older === newer) return newer || older;
  const both = `${older}\n\n${newer}`;
  return both.length > FREE_TEXT_MAX ? newer : both;
};

/** Selection of these units by current rules: still available ones, plus mandatory ones. */
export const reselect = (
  programme: PaeProgramme,
  present: PaeSelection,
  chosen: readonly number[],
): PaeSelection => {
  const staying = [...present].filter((id) => chosen.includes(id) || !canGiveUp(programme, present, id));
  return chosen.reduce<PaeSelection>(
    (all, id) => (canChoose(programme, all, id) ? new Set(all).add(id) : all),
    new Set(staying),
  );
};

/** Effects of restoring a lost choice on the current selection. */
export interface ConflictFacts {
  added: PaeUnit[];
  removed: PaeUnit[];
  /** Chosen then, no longer to be chosen. */
  refused: PaeUnit[];
  commentaire: string | null;
}

export const conflictFacts = (
  programme: PaeProgramme,
  present: PaeSelection,
  lost: KeptChoice,
): ConflictFacts => {
  const next = reselect(programme, present, lost.chosen);
  const units = (ids: Iterable<number>) => [...ids].flatMap((id) => programme.byId.get(id) ?? []);
  return {
    added: units([...next].filter((id) => !present.has(id))),
    removed: units([...present].filter((id) => !next.has(id))),
    refused: units(lost.chosen.filter((id) => !next.has(id))),
    commentaire: lost.commentaire,
  };
};
