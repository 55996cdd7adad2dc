import { Type } from '@sinclair/typebox';
import { Instant, Shape } from '../base/answer-types';
import { route, textOf } from '../base/route';
import * as endpoints from './endpoints';

/** GET /recus/{Numero} */
const ReceiptAnswer = Shape({
  Numero: Type.String(),
  Domaine: Type.String(),
  Objet: Type.String(),
  Date: Instant,
  Empreinte: Type.String(),
  Lignes: Type.Array(Shape({ Libelle: Type.String(), Valeur: Type.String() })),
});

const access = { session: true } as const;

/** Proofs of the student's binding writes (CONTRACT §3). */
export const receiptRoutes = {
  receipts: route(endpoints.receipts, { access, place: 'Recus', answer: Type.Array(ReceiptAnswer) }),
  receipt: route(endpoints.receipt, {
    access,
    place: 'Recus',
    params: { Numero: textOf('^[\\s\\S]{1,100}$') },
    answer: ReceiptAnswer,
  }),
};
