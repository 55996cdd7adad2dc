import { Type } from '@sinclair/typebox';
import { Instant, Nullable, OneOf, Shape } from '../base/answer-types';
import { route, textOf } from '../base/route';
import { RECU_GENRES } from '../portal/platform';
import * as endpoints from './endpoints';

const headline = {
  Numero: Type.String(),
  Domaine: Type.String(),
  Objet: Type.String(),
  Date: Instant,
};

/** A line of an earlier version has neither code nor kind. */
const Line = Shape({
  Libelle: Type.String(),
  TitresAnglais: Type.Optional(Type.Array(Type.String())),
  Valeur: Type.String(),
  Code: Type.Optional(Type.String()),
  Genre: Type.Optional(OneOf(RECU_GENRES)),
});

const content = { ...headline, Empreinte: Type.String(), Lignes: Type.Array(Line) };

/** GET /recus/{Numero} */
const ReceiptAnswer = Shape({
  ...content,
  Personne: Shape({ Nom: Type.String(), Matricule: Type.String(), Etudes: Nullable(Type.String()) }),
  Colonnes: Nullable(Shape({ Libelle: Type.String(), Valeur: Type.String() })),
  Verification: Nullable(
    Shape({
      Code: Type.String(),
      Adresse: Type.String(),
      QR: Shape({ Cote: Type.Integer(), Trace: Type.String() }),
    }),
  ),
});

const access = { session: true } as const;
const number = textOf('^[\\s\\S]{1,100}$');

/** Proofs of the student's binding writes (CONTRACT §3). */
export const receiptRoutes = {
  receipts: route(endpoints.receipts, { access, place: 'Recus', answer: Type.Array(Shape(content)) }),
  receipt: route(endpoints.receipt, {
    access,
    place: 'Recus',
    params: { Numero: number },
    answer: ReceiptAnswer,
  }),
  receiptCheck: route(endpoints.receiptCheck, {
    access: { open: true },
    params: { Numero: number, code: textOf('^[\\s\\S]{1,40}$') },
    answer: Shape({ ...headline, Nom: Type.String() }),
  }),
};
