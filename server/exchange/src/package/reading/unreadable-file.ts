/** A file can't be read as a whole; the words are for its fault. */
export class UnreadableFile extends Error {
  constructor(
    readonly line: number | null,
    readonly why: string,
    readonly how: string,
  ) {
    super(why);
  }
}
