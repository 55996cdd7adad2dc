const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;

/** Why a server could not start, in a French sentence, for what the machine refuses; null for any other error. */
export const describeStartFailure = (error: unknown, port: number | string): string | null => {
  if (!isSystemError(error)) return null;
  const { code, syscall, path } = error;
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `Le port ${port} est déjà pris par un autre programme\u00a0: arrêtez-le, ou choisissez-en un autre (PORT).`;
  if (syscall === 'listen' && code === 'EACCES')
    return `Le port ${port} demande des droits que ce compte n’a pas\u00a0: prenez-en un au-dessus de 1023 (PORT).`;
  if (syscall === 'listen')
    return `On ne peut pas écouter à cette adresse (${code})\u00a0: voyez HOST et PORT.`;
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return `On ne peut pas écrire dans ${path}\u00a0: donnez-en le droit à ce compte, ou choisissez un autre dossier.`;
  if (code === 'ENOSPC') return `Il n’y a plus de place sur le disque${path ? ` de ${path}` : ''}.`;
  return null;
};
