import { type Static, Type } from '@sinclair/typebox';
import { Id, Instant, Nullable, OneOf, Shape } from '../base/answer-types';
import { DESK_ACTS } from '../gestion/gestion';
import { STAFF_RIGHTS } from './staff-accounts';

const Right = OneOf(STAFF_RIGHTS);

/** One account of the school's staff. */
const Account = Shape({
  CompteID: Id,
  Username: Type.String(),
  /** By what name the person is known: the school's, else the provider's, else the account's. */
  NomAffiche: Type.String(),
  /** What administrators change, as it is now. */
  Valeurs: Shape({
    Nom: Nullable(Type.String()),
    Fonction: Nullable(Type.String()),
    Droits: Type.Array(Right),
    Sections: Type.Array(Type.String()),
    Actes: Type.Array(OneOf(DESK_ACTS)),
  }),
  /** The desk is open to it; without sections it shows nothing. */
  Bureau: Type.Boolean(),
  /** False once it was withdrawn. */
  Actif: Type.Boolean(),
  /** As far back as the audit is kept; null = none. */
  DerniereConnexion: Nullable(Instant),
});

/** GET /extranet/gestion/comptes: those who can sign in first, by name. */
export const StaffAccountsAnswer = Shape({
  Comptes: Type.Array(Account),
  /** How many the search finds, shown or not. */
  Total: Type.Integer({ minimum: 0 }),
  /** Account of who asks. */
  MoiCompteID: Id,
  /** Every section of the school. */
  Sections: Type.Array(Shape({ Code: Type.String(), Libelle: Type.String() })),
  /** Rights that groups of the identity provider give: they are changed there. */
  DroitsDesGroupes: Type.Array(Right),
  /** False where the portal signs people in by itself: an account without a password of its own can't. */
  Fournisseur: Type.Boolean(),
});

/** POST /extranet/gestion/comptes */
export const AddedAccountAnswer = Shape({ CompteID: Id });

export type StaffAccounts = Static<typeof StaffAccountsAnswer>;
export type StaffAccount = StaffAccounts['Comptes'][number];
export type AddedAccount = Static<typeof AddedAccountAnswer>;
