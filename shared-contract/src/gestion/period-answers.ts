import { type Static, Type } from '@sinclair/typebox';
import { Day, Id, Instant, Nullable, OneOf, Shape } from '../base/answer-types';
import { ACCESS_FLAGS } from '../base/flags';

/** When something is open, and what is read on its tile once it is over. */
const Window = Shape({
  Ouverture: Nullable(Instant),
  Fermeture: Nullable(Instant),
  /** In place of « Cette période n’est plus ouverte. »; null = these words. */
  Message: Nullable(Type.String()),
});

const Period = Shape({
  Flag: OneOf(ACCESS_FLAGS),
  /** The whole school's; null when it was never organised. */
  Ecole: Nullable(Window),
  /** Of the sections of who asks that have one of their own. */
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
  /** Who has every section may change the whole school's. */
  ChangeEcole: Type.Boolean(),
  Periodes: Type.Array(Period),
});

/** GET …/periodes/{flag}/effet: what a window would change, before it is saved. Counts are of students. */
export const PeriodEffectAnswer = Shape({
  /** Whom it is for, and who does not have a window decided for herself. */
  Concernes: Type.Integer(),
  /** Who did what it is for: nothing changes for them. */
  DejaFait: Type.Integer(),
  /** For whom it opens, or closes, at once. */
  Ouvre: Type.Integer(),
  Ferme: Type.Integer(),
});

const PeriodChange = Shape({
  ChangementID: Id,
  Le: Instant,
  /** Who; null when the account is gone. */
  Par: Nullable(Type.String()),
  Avant: Nullable(Window),
  Apres: Nullable(Window),
  /** It took another change back. */
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
