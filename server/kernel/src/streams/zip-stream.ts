import { PassThrough, pipeline, type Readable } from 'node:stream';
import type { ZipFile } from 'yazl';
import { joinStreams } from './join-streams';

/** The bytes of a ZIP while it is written; what fails in it is their failure, as `joinStreams` tells it. */
export const zipStream = (zip: ZipFile): Readable => {
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  pipeline(zip.outputStream, output, () => {});
  return joinStreams(output);
};
