/** How many calls within how long. */
export interface RateRule {
  max: number;
  windowSeconds: number;
}
