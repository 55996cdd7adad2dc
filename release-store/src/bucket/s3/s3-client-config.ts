/**
 * Client settings of a bucket: address and keys come from the environment; path-style addressing and checksums only on
 * request, for S3-compatible stores.
 */
export const s3ClientConfig = () => ({
  region: process.env.AWS_REGION || 'us-east-1',
  forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL),
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
});
