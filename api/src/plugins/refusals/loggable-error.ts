/** An error as the logs may hold it: a database error without the values that were sent (drizzle lists them). */
export type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
};

const VALUES = /\nparams: [\s\S]*$/;

/** Serialises an error for pino, without personal data. */
export const loggableError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const message = error.message.replace(VALUES, '');
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: frames?.join('\n') ?? '',
    ...(error.cause !== undefined && depth < 4 ? { cause: loggableError(error.cause, depth + 1) } : {}),
  };
};
