import { type Static, Type } from '@sinclair/typebox';
import { Instant, Nullable, OneOf, Shape } from '../base/answer-types';

const Count = Type.Integer({ minimum: 0 });

/** Persons in whose browser a version failed in the last 24 hours. */
const Failures = Type.Array(
  Shape({
    Version: Type.String(),
    Personnes: Count,
    /** Source locations, newest first: `mf-orders/src/cart/cart.page.tsx:41`. */
    Lieux: Type.Array(Type.String()),
  }),
);

/** GET /admin/status: how the portal is doing, for administrators (CONTRACT §3). */
export const PortalStatusAnswer = Shape({
  /** Version of the shell. */
  Version: Type.String(),
  /** Start of this process, by the portal's clock. */
  Demarrage: Instant,
  /** Failures of the shell itself. */
  Pannes: Failures,
  /** Persons who came within a day with a browser that is too old for the portal. */
  NavigateursTropAnciens: Type.Integer(),
  Base: Shape({
    Moteur: OneOf(['pglite', 'postgresql']),
    Version: Type.String(),
    /** Bytes on disk. */
    Taille: Count,
    Etudiants: Count,
    /** Milliseconds that one statement took. */
    Delai: Type.Number({ minimum: 0 }),
  }),
  Courrier: Shape({
    EnAttente: Count,
    /** Waiting too, after a try that failed. */
    EnEchec: Count,
    /** Given up in the last 30 days: refused for good, or tried too often. */
    Abandonnes: Count,
    /** Of the last 30 days: nobody got them, for want of an address. */
    SansAdresse: Count,
    /** Students of the current year whom no mail can reach. */
    EtudiantsSansAdresse: Count,
    /** Oldest mail that waits. */
    PlusAncien: Nullable(Instant),
    /** Of the last 24 hours. */
    DernierEnvoi: Nullable(Instant),
  }),
  Domaines: Type.Array(
    Shape({
      Nom: Type.String(),
      Libelle: Type.String(),
      Version: Nullable(Type.String()),
      Precedente: Nullable(Type.String()),
      Actif: Type.Boolean(),
      Message: Nullable(Type.String()),
      Pannes: Failures,
    }),
  ),
  /** What stands in the store of releases and is not believed: the last state that was goes on in its place. */
  NonCru: Type.Array(Shape({ Nom: Type.String(), Raison: Type.String() })),
  /** The last bank statement that was taken over. */
  DernierImport: Nullable(Shape({ Date: Instant, Resume: Type.String() })),
});

export type PortalStatus = Static<typeof PortalStatusAnswer>;
