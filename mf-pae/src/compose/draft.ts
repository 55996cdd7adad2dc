import type { PaeProgramme, PaeSelection } from 'shared-contract/pae/engine';
import { judgeItems } from 'shared-contract/pae/items';

/** What is kept of a composition that was not saved. */
export interface PaeDraft {
  version: number;
  chosen: number[];
  commentaire: string | null;
}

const isDraft = (value: unknown): value is PaeDraft => {
  const { version, chosen, commentaire }: Partial<Record<keyof PaeDraft, unknown>> = Object(value);
  const isList = Array.isArray(chosen) && chosen.every((one) => Number.isInteger(one));
  return Number.isInteger(version) && isList && (commentaire === null || typeof commentaire === 'string');
};

/** The draft, where it was made from the version that stands and its units may still be chosen; else null. */
export const readDraft = (
  contents: unknown,
  programme: PaeProgramme,
  version: number,
): { selection: PaeSelection; commentaire: string | null } | null => {
  if (!isDraft(contents) || contents.version !== version) return null;
  const { selection, errors } = judgeItems(
    programme,
    contents.chosen.map((UniteEnseignementID) => ({ UniteEnseignementID, Select: true, IsDecoche: false })),
  );
  return errors.length > 0 ? null : { selection, commentaire: contents.commentaire };
};
