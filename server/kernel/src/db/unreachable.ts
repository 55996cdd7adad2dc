const REASONS: Record<string, string> = {
  ECONNREFUSED: 'personne n’écoute à cette adresse',
  ENOTFOUND: 'ce nom d’hôte est inconnu',
  EAI_AGAIN: 'ce nom d’hôte est inconnu',
  ETIMEDOUT: 'pas de réponse',
  '28P01': 'le nom ou le mot de passe est refusé',
  '28000': 'le nom ou le mot de passe est refusé',
  '3D000': 'cette base n’existe pas',
  '53300': 'le serveur a trop de connexions',
  '57P03': 'le serveur démarre ou s’arrête',
};

/** Host, port and base of an address, without the name and the password. */
const placeOf = (databaseUrl: string): string => {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
};

const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return 'pas de réponse';
  const code = 'code' in cause ? String(cause.code) : '';
  return REASONS[code] ?? `${code} ${cause.message}`.trim();
};

/** The server of DATABASE_URL can't be reached or lets nobody in; the message is for the operator. */
export class DatabaseUnreachable extends Error {
  /** A supervisor may try again: unlike a wrong configuration (1), it may come back. */
  readonly exitCode = 4;

  constructor(databaseUrl: string, cause: unknown) {
    super(
      `La base de données de DATABASE_URL (${placeOf(databaseUrl)}) ne s’ouvre pas\u00a0: ${reasonOf(cause)}. ` +
        'Vérifiez que PostgreSQL tourne et que DATABASE_URL est juste.',
      { cause },
    );
  }
}
