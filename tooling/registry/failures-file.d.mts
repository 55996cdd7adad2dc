/** Writes the counts beside the registry, whole or not at all; `people` counts persons within 24 hours of `date`. */
export declare const writeFailures: (
  releases: string,
  counts: { date: string; pannes: { name: string; version: string; people: number }[] },
) => void;
