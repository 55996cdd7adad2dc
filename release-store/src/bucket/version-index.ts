import { type IndexedVersion, VERSIONS } from './documents';
import type { S3Client } from './s3/s3-client';
import { readJson, updateJson } from './update-json';

/** The index of published versions in a bucket: what stands there is published, whatever files lie about. */
export const versionIndex = (client: S3Client) => {
  const list = async (remote: string): Promise<IndexedVersion[]> =>
    (await readJson(client, VERSIONS))[remote] ?? [];

  return {
    list,
    has: async (remote: string, version: string): Promise<boolean> =>
      (await list(remote)).some((one) => one.version === version),
    /** Adds a version once; `date` is its publication, ISO 8601. */
    add: async (remote: string, version: string, date = new Date().toISOString()): Promise<void> => {
      await updateJson(client, VERSIONS, (index) => {
        const listed = index[remote] ?? [];
        if (listed.some((one) => one.version === version)) return index;
        return { ...index, [remote]: [...listed, { version, date }] };
      });
    },
    remove: async (remote: string, versions: string[]): Promise<void> => {
      await updateJson(client, VERSIONS, (index) => ({
        ...index,
        [remote]: (index[remote] ?? []).filter(({ version }) => !versions.includes(version)),
      }));
    },
  };
};
