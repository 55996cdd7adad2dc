import { FREE_TEXT_MAX } from 'shared-contract/base/limits';
import { canChoose, canGiveUp, type PaeProgramme, type PaeSelection } from 'shared-contract/pae/engine';
import type { PaeUnit } from 'shared-contract/pae/pae';
import type { KeptChoice } from './draft';

/** Two comments as one, the older first; where both are too long for one, the newer. */
export const joinWords = (older: string | null, newer: string | null): string | null => {
  if (!older || !newer || older === newer) return newer || older;
  const both = `${older}\n\n${newer}`;
  return both.length > FREE_TEXT_MAX ? newer : both;
};

/** The selection that these units make by now: those that may still be chosen, and what can't be given up. */
export const chooseAgain = (
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

/** What taking a lost choice up again would do to the selection that stands. */
export interface LostFacts {
  added: PaeUnit[];
  removed: PaeUnit[];
  /** Chosen then, no longer to be chosen. */
  refused: PaeUnit[];
  commentaire: string | null;
}

export const lostFacts = (programme: PaeProgramme, present: PaeSelection, lost: KeptChoice): LostFacts => {
  const next = chooseAgain(programme, present, lost.chosen);
  const units = (ids: Iterable<number>) => [...ids].flatMap((id) => programme.byId.get(id) ?? []);
  return {
    added: units([...next].filter((id) => !present.has(id))),
    removed: units([...present].filter((id) => !next.has(id))),
    refused: units(lost.chosen.filter((id) => !next.has(id))),
    commentaire: lost.commentaire,
  };
};
