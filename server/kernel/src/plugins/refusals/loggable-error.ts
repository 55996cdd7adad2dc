/** An error as the logs may hold it: a database error without the values that were sent (drizzle lists them). */
type LoggedError = {
  type: string;
  message: string;
  code?: string;
  /** Error code of the other side, such as `invalid_client`; never its message. */
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
 * Log serialiser of `{ err }`, without personal data. Log the error itself: a serialised one would no longer be an
 * error.
 */
export const errorSerializers = { err: (error: unknown): LoggedError => loggableError(error) };
