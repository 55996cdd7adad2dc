/** A readable PDF of one page with a stream of noise in it, of nearly this many bytes. */
export declare const largePdf: (size: number) => Buffer;
