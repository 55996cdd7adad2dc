import { invalid } from 'server-kernel/errors';
import type { PaeProgramme, PaeSelection } from 'shared-contract/pae/engine';
import { submissionRefusal, validateItems } from 'shared-contract/pae/items';
import type { PaeWrite } from 'shared-contract/pae/schemas';

/** The selection that these items make; 422 with the French reason of each unit that is refused. */
export const requireSelection = (programme: PaeProgramme, items: PaeWrite['item']): PaeSelection => {
  const { selection, errors } = validateItems(programme, items);
  if (errors.length > 0) throw invalid(errors, errors[0]?.message);
  return selection;
};

/** Refuses an empty programme, which nobody may send or sign (CONTRACT §7.9). */
export const requireSubmittable = (selection: PaeSelection): void => {
  const message = submissionRefusal(selection);
  if (message !== null) throw invalid([{ path: 'item', message }], message);
};
