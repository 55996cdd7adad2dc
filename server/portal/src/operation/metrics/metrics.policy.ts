import type { FastifyRequest } from 'fastify';
import { isLoopback } from 'server-kernel/config-sign-in';
import { isSameSecret } from 'server-kernel/same-secret';

/** True for a direct local request; false through a proxy on this machine. */
const isHere = ({ ip, hostname, headers }: FastifyRequest): boolean =>
  isLoopback(ip) && isLoopback(hostname) && headers['x-forwarded-for'] === undefined;

/** True when metrics may be read (CONTRACT §7.12): locally, or with METRICS_TOKEN as a bearer. */
export const mayReadMetrics = (request: FastifyRequest, token: string | null): boolean => {
  if (isHere(request)) return true;
  const [, sent] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token !== null && sent !== undefined && isSameSecret(sent, token);
};
