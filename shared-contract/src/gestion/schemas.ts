import type { InferType } from 'yup';
import { FIELD_MESSAGES } from '../base/field-messages';
import { body, list, optionalId, optionalText, requiredId, requiredWord } from '../base/schema-types';
import { DECISION_LIMITS, TAKE_BACK_CHOICES } from './decision-limits';
import { DESK_OUTCOMES } from './decision-rules';
import { DESK_KINDS } from './gestion';
import { QUEUE_LIMITS } from './limits';

export const REASON_MISSING = 'Dites pourquoi\u00a0: l’étudiant lira ce motif.';

/** Seconds for which it can be taken back, and its student is not told; null = the shortest. */
const takeBackDelay = () => optionalId().oneOf([null, ...TAKE_BACK_CHOICES], FIELD_MESSAGES.badChoice);

/** POST /extranet/gestion/demandes/{genre}/{id}/decision */
export const deskDecisionSchema = body({
  Issue: requiredWord(DESK_OUTCOMES),
  /** A reason, asked for by a refusal; words that go with an acceptance. */
  Texte: optionalText(Math.max(...Object.values(DECISION_LIMITS.words))).when('Issue', {
    is: 'refuse',
    // biome-ignore lint/suspicious/noThenProperty: yup names the branch so.
    then: (schema) =>
      schema.test('reason', REASON_MISSING, (value) => typeof value === 'string' && value.trim() !== ''),
  }),
  /** The file that was looked at: another one since then is not decided unseen. */
  DocumentID: optionalId(),
  /** The version of the annual programme that was looked at. */
  Version: optionalId(),
  Delai: takeBackDelay(),
});

const NOTHING_TICKED = 'Cochez au moins une demande.';

const isUnique = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;

/** POST /extranet/gestion/demandes/{genre}/acceptations */
export const deskBatchSchema = body({
  Demandes: list(
    body({
      ID: requiredId(FIELD_MESSAGES.badChoice),
      /** The file and the version that were listed, as for one request. */
      DocumentID: optionalId(),
      Version: optionalId(),
    }),
    1,
    QUEUE_LIMITS.batch,
    NOTHING_TICKED,
  ).test('once', FIELD_MESSAGES.badChoice, (items) => isUnique((items ?? []).map(({ ID }) => ID))),
  Delai: takeBackDelay(),
});

/** POST /extranet/gestion/decisions/reprises */
export const deskTakeBackSchema = body({
  DecisionIDs: list(requiredId(FIELD_MESSAGES.badChoice), 1, QUEUE_LIMITS.batch, NOTHING_TICKED).test(
    'once',
    FIELD_MESSAGES.badChoice,
    (ids) => isUnique(ids ?? []),
  ),
});

/** PUT /extranet/gestion/demandes/{genre}/{id}/attribution */
export const deskAssignmentSchema = body({
  /** New assignee; null = nobody. */
  CompteID: optionalId(),
  /** Assignee as last read, for optimistic locking. */
  Vue: optionalId(),
});

/** POST /extranet/gestion/attributions */
export const deskAssignmentsSchema = body({
  CompteID: optionalId(),
  Demandes: list(
    body({
      Genre: requiredWord(DESK_KINDS),
      ID: requiredId(FIELD_MESSAGES.badChoice),
      Vue: optionalId(),
    }),
    1,
    QUEUE_LIMITS.batch,
    NOTHING_TICKED,
  ).test(
    'once',
    FIELD_MESSAGES.badChoice,
    (items) => new Set((items ?? []).map(({ Genre, ID }) => `${Genre}-${ID}`)).size === (items ?? []).length,
  ),
});

export type DeskAssignmentWrite = InferType<typeof deskAssignmentSchema>;
export type DeskAssignmentsWrite = InferType<typeof deskAssignmentsSchema>;
export type DeskBatchWrite = InferType<typeof deskBatchSchema>;
export type DeskTakeBackWrite = InferType<typeof deskTakeBackSchema>;
export type DeskDecisionWrite = InferType<typeof deskDecisionSchema>;
