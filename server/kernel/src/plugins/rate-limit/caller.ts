import type { FastifyRequest } from 'fastify';
import type { Principal } from '../../access/types';
import { networkOf } from './network-of';

/** Who calls, as limits count them: a person, or a network from which nobody signed in calls or comes in. */
export interface Caller {
  kind: 'person' | 'anonymous' | 'arrival';
  key: string;
}

/** The signed-in person. Pages skip the look-up: they are public, and report a database outage themselves. */
const personOf = (request: FastifyRequest): Promise<Principal | null> | Principal | null =>
  request.routeOptions.config.rateLimit === 'page' ? request.identify().catch(() => null) : request.principal;

/** The caller of a request whose access was judged. */
export const callerOf = async (request: FastifyRequest): Promise<Caller> => {
  const person = await personOf(request);
  if (person) return { kind: 'person', key: `compte:${person.userId}` };
  const { rateLimit: own } = request.routeOptions.config;
  return own === 'arrival' || own === 'page'
    ? { kind: 'arrival', key: `arrivee:${networkOf(request.ip)}` }
    : { kind: 'anonymous', key: `adresse:${networkOf(request.ip)}` };
};

/** Files cost nothing and are limited by the server in front; what is not there declares no access. */
export const isLimited = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.rateLimit !== false && config.access !== undefined;
