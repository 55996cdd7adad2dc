/** Persons within 24 hours of `date` (ISO 8601; null before the first count) for whom a version failed. */
export interface FailureCounts {
  date: string | null;
  pannes: { name: string; version: string; people: number }[];
}
