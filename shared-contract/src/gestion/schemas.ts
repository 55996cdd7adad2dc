import type { InferType } from 'yup';
import { body, optionalId, optionalText, requiredWord } from '../base/schema-types';
import { DESK_LIMITS, DESK_OUTCOMES } from './gestion';

export const REASON_MISSING = 'Dites pourquoi\u00a0: l’étudiant lira ce motif.';

/** POST /extranet/gestion/demandes/{genre}/{id}/decision */
export const deskDecisionSchema = body({
  Issue: requiredWord(DESK_OUTCOMES),
  /** A reason, asked for by a refusal; words that go with an acceptance. */
  Texte: optionalText(DESK_LIMITS.words.document).when('Issue', {
    is: 'refuse',
    // biome-ignore lint/suspicious/noThenProperty: yup names the branch so.
    then: (schema) =>
      schema.test('reason', REASON_MISSING, (value) => typeof value === 'string' && value.trim() !== ''),
  }),
  /** The file that was looked at: another one since then is not decided unseen. */
  DocumentID: optionalId(),
});

export type DeskDecisionWrite = InferType<typeof deskDecisionSchema>;
