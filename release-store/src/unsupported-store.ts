/** A store on which two teams would undo each other: `code` is stable, the message is French, for who runs the portal. */
export class UnsupportedStore extends Error {
  readonly code = 'stockage';
}
