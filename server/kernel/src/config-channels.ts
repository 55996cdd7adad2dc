import type { Config } from './config';
import { isLoopback, isUnencryptedRemote } from './config-sign-in';

/**
 * `verify-full` alone always is encrypted to a server that has proven its name. What pg 8 makes of `require` depends on
 * `uselibpqcompat`, and pg 9 will no longer read a certificate for it.
 */
const isDatabaseUnencrypted = (address: string | null): boolean => {
  if (!address) return false;
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? hostname;
  // A socket of this machine is a path, or no host at all.
  const isHere = host === '' || host.startsWith('/') || isLoopback(host);
  return !isHere && searchParams.get('sslmode') !== 'verify-full';
};

const isMailUnencrypted = (address: string | null): boolean => {
  if (!address) return false;
  const { hostname, protocol, searchParams } = new URL(address);
  return protocol === 'smtp:' && !isLoopback(hostname) && searchParams.get('ignoreTLS') === 'true';
};

const isWebUnencrypted = (address: string | null | undefined): boolean =>
  Boolean(address && URL.canParse(address) && isUnencryptedRemote(new URL(address)));

/**
 * Variables whose connections leave this machine and may be read on their way (ASVS 12.3.1): in clear, or to whoever says
 * that he is the server. A school may have a network of its own for them, so that the server starts, and says it.
 */
export const unencryptedChannels = (
  { databaseUrl, smtpUrl, tracesEndpoint, filesBucket, releasesBucket }: Config,
  env: Record<string, string | undefined> = process.env,
): string[] => [
  ...(isDatabaseUnencrypted(databaseUrl) ? ['DATABASE_URL'] : []),
  ...(isMailUnencrypted(smtpUrl) ? ['SMTP_URL'] : []),
  ...(isWebUnencrypted(tracesEndpoint) ? ['OTEL_EXPORTER_OTLP_ENDPOINT'] : []),
  ...(filesBucket || releasesBucket
    ? ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL'].filter((name) => isWebUnencrypted(env[name]))
    : []),
];
