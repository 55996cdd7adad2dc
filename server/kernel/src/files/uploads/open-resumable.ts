import type { FileStoreOptions } from '../store/open-store';
import type { ResumableFiles } from './resumable-files';

/** Unfinished uploads beside the files: in FILES_DIR, or in FILES_BUCKET, where every process finds them. */
export const openResumableFiles = async (
  { filesDir, filesBucket }: FileStoreOptions,
  onFailure: (error: Error) => void,
): Promise<ResumableFiles> => {
  if (filesBucket === null) return (await import('./resumable-folder')).resumableInFolder(filesDir);
  return (await import('./resumable-bucket')).resumableInBucket(filesBucket, onFailure);
};
