/** A build that webpack left, made again in `folder` as the version `semver` of its remote. Returns its version. */
export declare const rebuild: (name: string, folder: string, semver: string) => string;

/** A remote of one hand-written entry, with the screens that its domain declares. Returns its version. */
export declare const handWritten: (
  name: string,
  folder: string,
  what: { semver: string; entry: string; contract?: string },
) => string;
