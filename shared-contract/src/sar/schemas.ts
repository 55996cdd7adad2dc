import type { InferType } from 'yup';
import { body, list, requiredFlag, requiredText } from '../base/schema-types';
import { EVENT_TEXTS } from '../quoted';

const MAX_ROWS = 200;

/** POST …/SAR: the modified rows alone, one at least (S2 §5). */
export const remediationSchema = body({
  Items: list(
    body({ RemediationCode: requiredText(50), RemediationEstInscrit: requiredFlag() }),
    1,
    MAX_ROWS,
    EVENT_TEXTS.oneChangeRequired,
  ),
});

export type RemediationWrite = InferType<typeof remediationSchema>;
