/** A port of this machine that nobody listens on. */
export declare const freePort: () => Promise<number>;
