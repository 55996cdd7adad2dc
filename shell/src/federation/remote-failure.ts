import type { RemoteFailureKind } from 'shared-contract';

/** Error of a remote that could not be loaded or rendered, with its kind. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly kind: RemoteFailureKind,
    options?: ErrorOptions,
  ) {
    super(`remote ${kind}`, options);
  }
}
