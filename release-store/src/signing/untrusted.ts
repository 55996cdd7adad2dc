/** Missing or invalid signature: `code` is stable, the message is French, for operators. */
export class Untrusted extends Error {
  readonly code = 'signature';

  constructor(
    message: string,
    /** By a key that was revoked, which is worse than by none. */
    readonly isRevoked = false,
  ) {
    super(message);
  }
}
