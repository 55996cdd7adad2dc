import type { RemoteFailureKind } from 'shared-contract';

/** A remote that could not be shown, and why. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly kind: RemoteFailureKind,
    options?: ErrorOptions,
  ) {
    super(`remote ${kind}`, options);
  }
}
