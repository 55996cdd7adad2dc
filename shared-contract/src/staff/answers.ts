import { type Static, Type } from '@sinclair/typebox';
import { Instant, Nullable, OneOf, Shape } from '../base/answer-types';

const Count = Type.Integer({ minimum: 0 });

/** Requests of one kind that wait, by how long. */
const Waiting = Shape({
  /** Stable code of the kind. */
  Code: Type.String(),
  Libelle: Type.String(),
  /** Less than 3 days. */
  Recentes: Count,
  /** 3 to 5 days. */
  Moyennes: Count,
  /** More than 5 days. */
  Anciennes: Count,
});

/** A window that opens or closes in the days to come. */
const Change = Shape({
  Libelle: Type.String(),
  /** Label of the section; null = the whole school. */
  Section: Nullable(Type.String()),
  Effet: OneOf(['ouvre', 'ferme']),
  Le: Instant,
});

/** A student whose file the person who asks has opened, last seen first. */
const Seen = Shape({
  EtudiantMatricule: Type.String(),
  Nom: Type.String(),
  Prenom: Type.String(),
  /** The section's code and block: `GES B2`. */
  Section: Type.String(),
});

/** GET /extranet/personnel/accueil */
export const StaffHomeAnswer = Shape({
  Maintenant: Instant,
  /** Kinds of which something waits, in the order of the desk. */
  Attente: Type.Array(Waiting),
  Periodes: Type.Array(Change),
  Recents: Type.Array(Seen),
});

export type StaffHome = Static<typeof StaffHomeAnswer>;
