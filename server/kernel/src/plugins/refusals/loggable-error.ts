/** An error as the logs may hold it: a database error without the values that were sent (drizzle lists them). */
type LoggedError = {
  type: string;
  message: string;
  code?: string;
  /** What the other side called it: an identity provider's `invalid_client`, never its sentence. */
  answer?: string;
  stack: string;
  cause?: LoggedError;
};

/** An error code of OAuth (RFC 6749 §5.2): a word that is a constant of the standard, or of the provider. */
const OAUTH_CODE = /^[a-z_]{1,40}$/;

const VALUES = /\nparams: [\s\S]*$/;

const loggableError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const message = error.message.replace(VALUES, '');
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('error' in error && typeof error.error === 'string' && OAUTH_CODE.test(error.error)
      ? { answer: error.error }
      : {}),
    stack: frames?.join('\n') ?? '',
    ...(error.cause !== undefined && depth < 4 ? { cause: loggableError(error.cause, depth + 1) } : {}),
  };
};

/**
 * How the log writes `{ err }`, without personal data: who logs an error gives it as it came. Made loggable before, it would be
 * no error any more, and nobody would read what failed.
 */
export const errorSerializers = { err: (error: unknown): LoggedError => loggableError(error) };
