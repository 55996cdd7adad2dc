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

/**
 * Makes an administrator of an account. With a provider of the school the next sign-in under this name binds it;
 * the embedded sign-in gets a password of its own, which is told once.
 */
export const adminCommand = async (
  db: Database,
  [name, ...rest]: string[],
  now: Date,
  hasProvider: boolean,
): Promise<string> => {
  if (name === undefined || rest.length > 0 || !NAME.test(name))
    throw new CommandError('Usage\u00a0: npm run admin -- <matricule ou identifiant>');
  const password = hasProvider ? null : randomBytes(12).toString('base64url');
  const hash = password === null ? null : await hashPassword(password);
  const outcome = await db.transaction(async (tx) => {
    const before = await grantAdmin(tx, name, hash);
    await insertAuditEvent(tx, {
      at: now,
      role: 'system',
      action: 'compte.administrateur',
      target: `compte:${name}`,
    });
    return before;
  });
  const how =
    password === null
      ? 'Connectez-vous sous ce nom chez votre fournisseur d’identité.'
      : `Mot de passe de la connexion locale, montré cette seule fois\u00a0: ${password}`;
  return `Le compte ${name} ${SAID[outcome]}. ${how}`;
};
