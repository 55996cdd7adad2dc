export { type BucketServer, openBucketServer } from './bucket-server';
