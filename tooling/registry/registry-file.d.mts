export interface ActiveRemote {
  version: string | null;
  previous: string | null;
  enabled: boolean;
  message: string | null;
}

export interface RegistryFile {
  revision: number;
  remotes: Record<string, ActiveRemote>;
}

/** The registry file of a release folder; throws where it can't be read. */
export declare const readRegistry: (releases: string) => RegistryFile;
