import { type InferType, number } from 'yup';
import { MAX_GUESTS } from '../base/limits';
import { body } from '../base/schema-types';
import { EVENT_TEXTS } from '../quoted';

const CHOICES = Array.from({ length: MAX_GUESTS + 1 }, (_, guests) => guests);

/** POST …/Proclamation: 0, 1 or 2 guests (S2 §5). */
export const proclamationSchema = body({
  ProclamationNombreInvites: number()
    .typeError(EVENT_TEXTS.chooseOneOption)
    .required(EVENT_TEXTS.chooseOneOption)
    .oneOf(CHOICES, EVENT_TEXTS.chooseOneOption),
});

export type ProclamationWrite = InferType<typeof proclamationSchema>;
