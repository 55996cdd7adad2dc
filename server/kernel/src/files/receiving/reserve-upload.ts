import type { FastifyInstance } from 'fastify';
import { quotaRefusal } from '../quota/quota';
import { countStored, lockAccount } from '../quota/quota.queries';
import { insertResumable, type NewUpload } from '../uploads/uploads.queries';

/**
 * Writes down an upload before its first byte: 507 when the disk has no room for it, 429 when its sender has too much,
 * unused or in all. Of two that come at once, the second is judged with the first.
 */
export const reserveUpload = async (
  { db, clock, config, wantSpace }: FastifyInstance,
  upload: NewUpload,
): Promise<void> => {
  await wantSpace(config.filesDir, upload.size);
  await db.transaction(async (tx) => {
    await lockAccount(tx, upload.compteId);
    const refused = quotaRefusal(await countStored(tx, upload.compteId), upload.size);
    if (refused) throw refused;
    await insertResumable(tx, upload, clock.now());
  });
};
