import type { Config } from '../../config';
import { BucketStore } from './bucket-store';
import type { FileStore } from './file-store';
import { FolderStore } from './folder-store';

/** Settings that choose the file store. */
export type FileStoreOptions = Pick<Config, 'filesDir' | 'filesBucket'>;

/** The store of FILES_BUCKET, or of FILES_DIR without one. */
export const openFileStore = ({ filesDir, filesBucket }: FileStoreOptions): FileStore =>
  filesBucket === null ? new FolderStore(filesDir) : new BucketStore(filesBucket, filesDir);
