/** Version of the contract that the shell of this working copy speaks. */
export declare const contractVersion: () => string;
