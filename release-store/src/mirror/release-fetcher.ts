import { existsSync } from 'node:fs';
import type { IndexedVersion, VersionIndex } from '../bucket/documents';
import { downloadRelease } from '../bucket/download-release';
import { downloadSignature } from '../bucket/release-signature';
import type { S3Client } from '../bucket/s3/s3-client';
import { toError } from '../error-code';
import { versionFolder } from '../folder/release-folder';

/** Source and target of versions, and the error callback. */
export interface FetcherOptions {
  client: S3Client;
  releases: string;
  /** The published versions, as they were last seen. */
  index: () => VersionIndex;
  /** Given what can't be fetched, each thing once. */
  onError: (error: Error) => void;
}

/** Fetches versions from a bucket into a folder of releases. */
export class ReleaseFetcher {
  readonly #reported = new Set<string>();
  /** Versions that could not be fetched since the last one of all was tried. */
  readonly #failed = new Set<string>();

  constructor(private readonly options: FetcherOptions) {}

  /** The version in the index; undefined when it is not published, or not any more. */
  find(remote: string, version: string): IndexedVersion | undefined {
    return this.options.index()[remote]?.find((one) => one.version === version);
  }

  /**
   * Resolves to whether the version is in the folder now, whole; where `isSignedAnew`, with the signature that it may have
   * got since it was fetched.
   */
  async fetchVersion(remote: string, version: string, isSignedAnew = false): Promise<boolean> {
    const { client, releases, onError } = this.options;
    const date = this.find(remote, version)?.date;
    const at = date ? Date.parse(date) : Date.now();
    try {
      await downloadRelease(client, releases, { remote, version, at });
      if (isSignedAnew) await downloadSignature(client, releases, remote, version);
      return true;
    } catch (thrown) {
      const error = toError(thrown);
      if (!this.#reported.has(error.message)) onError(error);
      this.#reported.add(error.message);
      return false;
    }
  }

  /** Fetches one version that an open page or a tester may ask for; resolves to whether there was one to try. */
  async fetchNext(): Promise<boolean> {
    for (const [remote, versions] of Object.entries(this.options.index())) {
      for (const { version } of versions) {
        const name = `${remote}/${version}`;
        if (this.#failed.has(name) || existsSync(versionFolder(this.options.releases, remote, version)))
          continue;
        if (!(await this.fetchVersion(remote, version))) this.#failed.add(name);
        return true;
      }
    }
    this.#failed.clear();
    return false;
  }
}
