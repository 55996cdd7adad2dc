import { bucketDepot } from './bucket-depot.mjs';
import { folderDepot } from './folder-depot.mjs';
import { openObjects } from './objects.mjs';

/** The depot in a bucket (`s3://bucket/prefix`), or in a folder when there is none. */
export const openDepot = ({ bucket, folder }) =>
  bucket ? bucketDepot(openObjects(bucket)) : folderDepot(folder);
