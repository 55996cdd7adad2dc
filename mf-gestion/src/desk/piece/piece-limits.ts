/** How much of a file is drawn: pixels of its width, and pages. */
export const LIMITS = { width: 1200, pages: 6 } as const;
