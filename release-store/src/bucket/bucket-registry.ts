import { randomUUID } from 'node:crypto';
import { amendRegistry } from '../amend-registry';
import type { JournalLine, Registry } from '../registry';
import type { ChangeEntries, SetChange } from '../release-store';
import { appendToBucketJournal, isInJournal, readBucketJournal } from './bucket-journal';
import { REGISTRY } from './documents';
import type { S3Client } from './s3/s3-client';
import { readJson, updateJson } from './update-json';

/** Every change of the registry in a bucket, oldest first, with the one that a dead writer did not note. */
export const readBucketChanges = async (client: S3Client): Promise<JournalLine[]> => {
  const { revision, lastChange } = await readJson(client, REGISTRY);
  const lines = await readBucketJournal(client, revision);
  return lastChange && lines.at(-1)?.revision !== lastChange.revision ? [...lines, lastChange] : lines;
};

/** Changes the entries of remotes in a bucket, by one write; resolves to the registry afterwards. */
export const changeBucketRegistry = async (
  client: S3Client,
  what: SetChange,
  change: ChangeEntries,
): Promise<Registry> => {
  const changeId = randomUUID();
  const changed = await updateJson(client, REGISTRY, async (registry, attempt) => {
    await appendToBucketJournal(client, registry.lastChange);
    // The answer to a write can be lost on its way: what was done is not done again.
    if (attempt > 0 && (await isInJournal(client, registry.revision, changeId))) return registry;
    return amendRegistry(registry, what, change, changeId);
  });
  await appendToBucketJournal(client, changed.lastChange);
  return changed;
};
