import { type Static, Type } from '@sinclair/typebox';
import { Nullable, Shape } from '../base/answer-types';

/** GET, POST /admin/testeurs: the published versions of each remote, and which of them this person tries. */
export const TestersAnswer = Type.Array(
  Shape({
    Nom: Type.String(),
    Libelle: Type.String(),
    /** The version that everybody has; null when none is published. */
    Production: Nullable(Type.String()),
    /** The version that this person tries. */
    Essai: Nullable(Type.String()),
    /** Newest first. */
    Versions: Type.Array(
      Shape({
        Version: Type.String(),
        /** Written for this shell; another one can't be tried. */
        Convient: Type.Boolean(),
      }),
    ),
  }),
);

export type TestedDomain = Static<typeof TestersAnswer>[number];
