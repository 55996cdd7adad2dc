declare module 'linebreak' {
  /** Places where a text may go on to the next line (UAX #14). */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place, in code units; null after the last. */
    nextBreak(): { position: number; required?: boolean } | null;
  }
}
