import type { Principal } from 'server-kernel/access/types';
import type { Database, Executor, Tx } from 'server-kernel/db/client';
import { conflict, forbidden, invalid, notFound } from 'server-kernel/errors';
import type { DeclaredAction } from 'shared-contract/base/audit-actions';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { STAFF_RIGHTS, type StaffRight } from 'shared-contract/staff-accounts/staff-accounts';
import { insertStaffAccount } from '../../../session/auth/accounts/staff-accounts.queries';
import { endSessions } from '../../../session/auth/sessions.queries';
import { type AccountValues, differences, isSameAccount, keptText, valuesOf } from './account-values';
import { type LockedAccount, lockWithAdministrators, writeAccount } from './accounts.queries';
import { giveSections, UnknownSection } from './give-sections';
import { findSectionsOf, replaceSections } from './sections.queries';

interface By {
  /** The administrator who does it. */
  person: Principal;
  /** Rights that groups of the identity provider give. */
  ofGroups: readonly StaffRight[];
  audit: (tx: Executor, line: { action: DeclaredAction; target: string }) => Promise<void>;
  /** Called when nothing changed. */
  onSame: () => void;
}

/** Where the fields of a body stand: beside the name of a new account, under `Apres` of one that exists. */
type Under = '' | 'Apres.';

const NONE: AccountValues = { Nom: null, Fonction: null, Droits: [], Sections: [], Actes: [] };

/** A student's account is not told apart from none. */
const absent = () => notFound('Ce compte n’est pas celui d’un membre du personnel.');

const changed = () =>
  conflict(
    PROBLEM_CODES.accountChanged,
    'Ce compte a été changé depuis que vous l’avez ouvert. Rien n’a été enregistré\u00a0: relisez-le.',
  );

/** Those who administer, once it is sure that who asks still does. */
const administratorsOf = (rows: readonly LockedAccount[], { person }: By): LockedAccount[] => {
  const found = rows.filter(({ roles, actif, bloque }) => roles.includes('admin') && actif && !bloque);
  if (!found.some(({ compteId }) => compteId === person.userId))
    throw forbidden(
      PROBLEM_CODES.roleMissing,
      'Vous n’êtes plus administrateur\u00a0: rien n’a été enregistré.',
    );
  return found;
};

/** The account as it is, and who else administers. */
const lock = async (tx: Tx, compteId: number, by: By) => {
  const rows = await lockWithAdministrators(tx, compteId);
  const administrators = administratorsOf(rows, by);
  const account = rows.find((one) => one.compteId === compteId && one.etudiantId === null);
  if (!account) throw absent();
  const others = administrators.filter((one) => one.compteId !== compteId);
  return { account, others, values: valuesOf(account, await findSectionsOf(tx, [compteId])) };
};

type Locked = Awaited<ReturnType<typeof lock>>;

/** Nobody takes the administration from herself, nor from the last one who has it. */
const keepAdministration = ({ account, others, values }: Locked, { person }: By): void => {
  if (!values.Droits.includes('admin')) return;
  if (account.compteId === person.userId)
    throw conflict(
      PROBLEM_CODES.ownAdministration,
      'Vous ne pouvez pas vous retirer l’administration\u00a0: un autre administrateur peut le faire.',
    );
  if (others.length === 0)
    throw conflict(
      PROBLEM_CODES.lastAdministrator,
      'C’est le dernier administrateur\u00a0: donnez d’abord ce droit à un autre compte.',
    );
};

const refuseGroupRights = (
  before: AccountValues,
  after: AccountValues,
  { ofGroups }: By,
  under: Under,
): void => {
  if (ofGroups.every((right) => before.Droits.includes(right) === after.Droits.includes(right))) return;
  const message = 'Ce droit vient d’un groupe de votre fournisseur d’identité\u00a0: changez-le là.';
  throw invalid([{ path: `${under}Droits`, message }], message);
};

const writeSections = async (tx: Tx, compteId: number, after: AccountValues, under: Under): Promise<void> => {
  try {
    await giveSections(tx, compteId, { codes: after.Sections, actes: after.Actes });
  } catch (error) {
    if (!(error instanceof UnknownSection)) throw error;
    throw invalid([{ path: `${under}Sections`, message: error.message }], error.message);
  }
};

const rightsOf = ({ Droits }: AccountValues): string => Droits.join(', ') || 'aucun';

/** Writes what differs, each with its line of the audit. */
const write = async (
  tx: Tx,
  account: Pick<LockedAccount, 'compteId' | 'identifiant' | 'roles'>,
  { before, after, under }: { before: AccountValues; after: AccountValues; under: Under },
  { audit }: By,
): Promise<void> => {
  const { compteId, identifiant } = account;
  const target = `compte:${identifiant}`;
  const { isNamed, hasRights, hasSections } = differences(before, after);
  const others = account.roles.filter((role) => !STAFF_RIGHTS.some((right) => right === role));
  await writeAccount(tx, compteId, {
    nom: keptText(after.Nom),
    fonction: keptText(after.Fonction),
    roles: [...others, ...after.Droits],
    actif: true,
  });
  if (isNamed) await audit(tx, { action: 'compte.nomme', target });
  if (hasRights) await audit(tx, { action: 'compte.droits', target: `${target} droits:${rightsOf(after)}` });
  if (!hasSections) return;
  await writeSections(tx, compteId, after, under);
  await audit(tx, { action: 'compte.bureau', target });
};

/**
 * Adds an account, which its person finds at the next sign-in under this name.
 *
 * @throws ApiProblem 422 for a name that is taken, an unknown section, a right that groups give
 */
export const addAccount = (db: Database, name: string, after: AccountValues, by: By): Promise<number> =>
  db.transaction(async (tx) => {
    administratorsOf(await lockWithAdministrators(tx, by.person.userId), by);
    refuseGroupRights(NONE, after, by, '');
    const compteId = await insertStaffAccount(tx, name);
    if (compteId === null) {
      const message = 'Ce nom est déjà celui d’un compte ou d’un étudiant.';
      throw invalid([{ path: 'Username', message }], message);
    }
    await by.audit(tx, { action: 'compte.ajoute', target: `compte:${name}` });
    const account = { compteId, identifiant: name, roles: [] };
    await write(tx, account, { before: NONE, after, under: '' }, by);
    return compteId;
  });

/**
 * Changes an account, if it still is what was seen; one that was withdrawn may sign in again.
 *
 * @throws ApiProblem 404 for a student's, 409 when somebody else changed it or nobody would administer, 422 for an unknown
 *   section or a right that groups give
 */
export const changeAccount = (
  db: Database,
  compteId: number,
  { before, after }: { before: AccountValues; after: AccountValues },
  by: By,
): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await lock(tx, compteId, by);
    const { account, values } = locked;
    if (!isSameAccount(values, before)) throw changed();
    if (account.actif && isSameAccount(values, after)) return by.onSame();
    refuseGroupRights(values, after, by, 'Apres.');
    if (!after.Droits.includes('admin')) keepAdministration(locked, by);
    await write(tx, account, { before: values, after, under: 'Apres.' }, by);
    if (!account.actif)
      await by.audit(tx, { action: 'compte.rendu', target: `compte:${account.identifiant}` });
  });

/**
 * Withdraws an account: rights, sections and sessions end; its name stays in what it did.
 *
 * @throws ApiProblem as `changeAccount`
 */
export const withdrawAccount = (
  db: Database,
  compteId: number,
  before: AccountValues,
  by: By,
): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await lock(tx, compteId, by);
    const { account, values } = locked;
    if (!account.actif) return by.onSame();
    if (!isSameAccount(values, before)) throw changed();
    keepAdministration(locked, by);
    const { nom, fonction } = account;
    await writeAccount(tx, compteId, { nom, fonction, roles: [], actif: false });
    await replaceSections(tx, compteId, { programmeIds: [], actes: [] });
    await endSessions(tx, compteId);
    await by.audit(tx, { action: 'compte.retire', target: `compte:${account.identifiant}` });
  });
