/** A store on which two teams would undo each other: `code` is stable, the message is French, for who runs the portal. */
export class UnfitStore extends Error {
  readonly code = 'stockage';
}
