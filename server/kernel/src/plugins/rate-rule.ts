/** Calls allowed per window. */
export interface RateRule {
  max: number;
  windowSeconds: number;
}
