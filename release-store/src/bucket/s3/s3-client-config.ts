/**
 * How every client of a bucket is set up: where it is and with which keys stands in the environment that all of them
 * read; a store that is no Amazon's has its buckets in the path, and may know no checksums but those that it asks for.
 */
export const s3ClientConfig = () => ({
  region: process.env.AWS_REGION || 'us-east-1',
  forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL),
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
});
