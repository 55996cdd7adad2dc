import { randomBytes } from 'node:crypto';
import { hashPassword } from 'server-demo/provider/password';
import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import type { Database } from 'server-kernel/db/client';
import { grantAdmin } from './admin.queries';
import { CommandError } from './run-command';

const SAID = {
  made: 'est créé, administrateur',
  granted: 'est maintenant administrateur',
  'was already': 'était déjà administrateur',
};

const NAME = /^[\p{L}\d._@-]{1,200}$/u;

const OPTION = '--nouveau-mot-de-passe';
const USAGE = `Usage\u00a0: npm run admin -- <matricule ou identifiant> [${OPTION}]`;

const readWords = (words: string[]) => {
  const [name, ...rest] = words.filter((word) => word !== OPTION);
  if (name === undefined || rest.length > 0 || !NAME.test(name)) throw new CommandError(USAGE);
  return { name, replaces: words.includes(OPTION) };
};

/**
 * Makes an administrator of an account. With a provider of the school the next sign-in under this name binds it;
 * the embedded sign-in gets a password of its own, which is told once. One that is there stays unless another is asked.
 */
export const adminCommand = async (
  db: Database,
  words: string[],
  now: Date,
  hasProvider: boolean,
): Promise<string> => {
  const { name, replaces } = readWords(words);
  if (replaces && hasProvider)
    throw new CommandError(
      'Votre fournisseur d’identité tient les mots de passe\u00a0: changez-le chez lui.',
    );
  const password = randomBytes(12).toString('base64url');
  const offered = hasProvider ? null : { hash: await hashPassword(password), replaces };
  const { before, hasNewPassword } = await db.transaction(async (tx) => {
    const granted = await grantAdmin(tx, name, offered);
    await insertAuditEvent(tx, {
      at: now,
      role: 'system',
      action: 'compte.administrateur',
      target: `compte:${name}`,
    });
    return granted;
  });
  const kept = `Son mot de passe n’a pas changé\u00a0; perdu\u00a0: npm run admin -- ${name} ${OPTION}`;
  const own = hasNewPassword
    ? `Mot de passe de la connexion locale, montré cette seule fois\u00a0: ${password}`
    : kept;
  const how = hasProvider ? 'Connectez-vous sous ce nom chez votre fournisseur d’identité.' : own;
  return `Le compte ${name} ${SAID[before]}. ${how}`;
};
