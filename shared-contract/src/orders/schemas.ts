import { boolean, type InferType, number } from 'yup';
import { confirmationsField } from '../base/confirmations';
import { FIELD_MESSAGES } from '../base/field-messages';
import { ORDER_LIMITS } from '../base/limits';
import { body, list, requiredId, requiredText } from '../base/schema-types';
import { ORDER_TEXTS } from '../quoted';

const CONDITIONS = 'Acceptez les conditions générales de vente pour continuer.';
const WHOLE = 'La quantité est un nombre entier, à partir de 0.';
const MAX_LINES = 200;

/** One line of an order; a quantity of 0 unselects it (S1 §5). */
export const orderLineSchema = body({
  SupportCoursCodeInterne: requiredText(50),
  LigneCommandeQuantite: number()
    .typeError(WHOLE)
    .required(FIELD_MESSAGES.required)
    .integer(WHOLE)
    .min(0, WHOLE)
    .max(ORDER_LIMITS.maxQuantity, `La quantité ne peut pas dépasser ${ORDER_LIMITS.maxQuantity}.`),
});

/** POST …/commandeSyllabus: one line with a quantity above 0, at least, and one line per support. */
export const orderSchema = body({
  /** Absent is not accepted; the refusal is a 412, so that the schema lets false through. */
  ConditionsAcceptees: boolean().typeError(CONDITIONS).default(false),
  Lignes: list(orderLineSchema, 0, MAX_LINES, ORDER_TEXTS.nothingSelected)
    .test('something', ORDER_TEXTS.nothingSelected, (lines) =>
      (lines ?? []).some((line) => line?.LigneCommandeQuantite > 0),
    )
    .test('once', 'Un support ne peut figurer qu’une fois dans la commande.', (lines) => {
      const codes = (lines ?? []).map((line) => line?.SupportCoursCodeInterne);
      return new Set(codes).size === codes.length;
    }),
  Confirmations: confirmationsField(),
});

/** POST …/order-intervention */
export const interventionSchema = body({ CommandeID: requiredId() });

/** Said with 412 when ConditionsAcceptees is not true (CONTRACT §2). */
export const CONDITIONS_NOT_ACCEPTED = CONDITIONS;

export type OrderWrite = InferType<typeof orderSchema>;
export type InterventionWrite = InferType<typeof interventionSchema>;
