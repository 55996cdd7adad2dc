import { type Static, Type } from '@sinclair/typebox';
import { Day, Id, Instant, Nullable, OneOf, Shape } from '../base/answer-types';
import { ACCESS_FLAGS } from '../base/flags';

/** Window of an event, and the message after it. */
const Window = Shape({
  Ouverture: Nullable(Instant),
  Fermeture: Nullable(Instant),
  /** Replaces « Cette période n’est plus ouverte. »; null = default. */
  Message: Nullable(Type.String()),
});

const Period = Shape({
  Flag: OneOf(ACCESS_FLAGS),
  /** The whole school's; null when it was never organised. */
  Ecole: Nullable(Window),
  /** Sections of the reader with a window of their own. */
  Sections: Type.Array(Shape({ ProgrammeID: Id, Fenetre: Window })),
});

/** GET /extranet/gestion/periodes: every event window of the year, for the sections of who asks. */
export const PeriodsAnswer = Shape({
  Annee: Shape({ Valeur: Type.String(), Debut: Day, Fin: Day }),
  Maintenant: Instant,
  /** Sections of who asks, whose windows she may change. */
  Sections: Type.Array(
    Shape({ ProgrammeID: Id, Code: Type.String(), Libelle: Type.String(), Cycle: Type.String() }),
  ),
  /** True when the reader has every section, which the school's window requires. */
  ChangeEcole: Type.Boolean(),
  Periodes: Type.Array(Period),
});

/** GET …/periodes/{flag}/effet: what a window would change, before it is saved. Counts are of students. */
export const PeriodEffectAnswer = Shape({
  /** Students affected, without those who have their own window. */
  Concernes: Type.Integer(),
  /** Students who are already done: unaffected. */
  DejaFait: Type.Integer(),
  /** For whom it opens, or closes, at once. */
  Ouvre: Type.Integer(),
  Ferme: Type.Integer(),
});

const PeriodChange = Shape({
  ChangementID: Id,
  Le: Instant,
  /** Author; null when the account is gone. */
  Par: Nullable(Type.String()),
  Avant: Nullable(Window),
  Apres: Nullable(Window),
  /** True for an undo. */
  EstAnnulation: Type.Boolean(),
  /** The last one, which may be taken back. */
  EstDernier: Type.Boolean(),
});

/** GET …/periodes/{flag}/historique: the changes of one window, newest first, 50 at most. */
export const PeriodHistoryAnswer = Type.Array(PeriodChange);

export type PeriodWindow = Static<typeof Window>;
export type Period = Static<typeof Period>;
export type Periods = Static<typeof PeriodsAnswer>;
export type PeriodEffect = Static<typeof PeriodEffectAnswer>;
export type PeriodChange = Static<typeof PeriodChange>;
