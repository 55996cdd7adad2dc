/** A package can't be opened; the words are for its fault. */
export class UnreadablePackage extends Error {
  constructor(
    /** Name of the entry; null = the package itself. */
    readonly file: string | null,
    readonly why: string,
    readonly how: string,
  ) {
    super(why);
  }
}
