/** Debian's nginx with its module for files that are compressed already; installs them where it may. False: none. */
export declare const ensureNginx: () => boolean;

/** A key and a certificate of `localhost` that nobody vouches for, in `folder`. */
export declare const makeCertificate: (folder: string) => { key: string; certificate: string };

/** Checks and serves filled templates of deploy/nginx (`names` without `.conf.template`); resolves to what stops it. */
export declare const startNginx: (
  folder: string,
  names: string[],
  values: Record<string, string>,
) => Promise<() => Promise<void>>;
