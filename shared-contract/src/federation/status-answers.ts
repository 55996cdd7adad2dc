import { type Static, Type } from '@sinclair/typebox';
import { Instant, Nullable, OneOf, Shape } from '../base/answer-types';

const Count = Type.Integer({ minimum: 0 });

/** GET /admin/status: how the portal is doing, for administrators (CONTRACT §3). */
export const PortalStatusAnswer = Shape({
  /** Version of the shell. */
  Version: Type.String(),
  /** When this process started, by the portal's clock. */
  Demarrage: Instant,
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
    /** Oldest mail that waits. */
    PlusAncien: Nullable(Instant),
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
      /** Persons in whose browser a version failed in the last 24 hours. */
      Pannes: Type.Array(Shape({ Version: Type.String(), Personnes: Count })),
    }),
  ),
  /** The last bank statement that was taken over. */
  DernierImport: Nullable(Shape({ Date: Instant, Resume: Type.String() })),
});

export type PortalStatus = Static<typeof PortalStatusAnswer>;
