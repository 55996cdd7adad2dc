import fp from 'fastify-plugin';
import { createMirror } from 'release-store';
import { runInBackground } from 'server-kernel/plugins/lifecycle/background-job';

/** Pause between two looks at the bucket, milliseconds. */
const SYNC_INTERVAL = 2000;

/**
 * Keeps RELEASES_DIR like the bucket of RELEASES_BUCKET, so that pages, nginx and this server read files of their own
 * machine. A bucket that does not answer changes nothing: what was fetched stays in service.
 */
export const bucketMirror = fp(
  async (app) => {
    const { releasesBucket: bucket, releasesDir: releases } = app.config;
    if (!bucket) return;
    const onFetchError = (error: Error) =>
      app.log.error({ err: error }, 'a version can not be fetched from the bucket');
    const mirror = createMirror({ bucket, releases, onError: onFetchError });

    let isReached = true;
    const work = async () => {
      const hasMore = await mirror.sync();
      if (!isReached) app.log.info('the bucket of the releases answers again');
      isReached = true;
      return hasMore;
    };
    const onError = (error: unknown) => {
      if (isReached) app.log.error({ err: error }, 'the bucket of the releases does not answer');
      isReached = false;
    };

    // The first page already finds what is in service; a bucket that is down stops no server.
    await work().catch(onError);
    runInBackground(app, { every: SYNC_INTERVAL, work, onError });
  },
  { name: 'bucket-mirror' },
);
