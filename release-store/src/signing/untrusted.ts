/** What is not signed as it has to be: `code` is stable, the message is French, for who runs the portal. */
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
