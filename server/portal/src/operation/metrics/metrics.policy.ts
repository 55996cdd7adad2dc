import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from 'server-kernel/config-sign-in';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Who runs the machine itself: not somebody whom a proxy of this machine lets in, whose address it tells. */
const isHere = ({ ip, hostname, headers }: FastifyRequest): boolean =>
  isLoopback(ip) && isLoopback(hostname) && headers['x-forwarded-for'] === undefined;

/** Whether the numbers may be read (CONTRACT §7.12): on this machine, or with METRICS_TOKEN as a bearer. */
export const mayReadMetrics = (request: FastifyRequest, token: string | null): boolean => {
  if (isHere(request)) return true;
  const [, sent] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token !== null && sent !== undefined && timingSafeEqual(digest(sent), digest(token));
};
