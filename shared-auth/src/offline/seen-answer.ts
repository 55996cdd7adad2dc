/** An answer that a screen was given, and when: epoch milliseconds. */
export interface SeenAnswer {
  path: string;
  answer: unknown;
  at: number;
}
