import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AccessRight, EventsAccess } from 'shared-contract';
import { type AccessFacts, refusalFor } from '../access/decide';
import type { Principal } from '../access/types';
import { forbidden, unauthorized } from '../errors';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

const factsFor = (request: FastifyRequest, principal: Principal): AccessFacts => {
  let rights: Promise<AccessRight[]> | null = null;
  let events: Promise<EventsAccess> | null = null;
  const shown = request.headers['x-matricule'];
  const { rights: source, clock } = request.server;
  return {
    isWrite: !READS.has(request.method),
    shownMatricule: typeof shown === 'string' && shown !== '' ? shown : null,
    rights: () => {
      rights ??= source.rights(principal);
      return rights;
    },
    events: () => {
      events ??= source.events(principal, clock.now());
      return events;
    },
  };
};

/** Enforces what each route declares in `config.access`, before its body is read. */
export const access = fp(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      if (request.is404) return;
      const rule = request.routeOptions.config.access;
      if (!rule) throw forbidden('acces_non_declare', 'Cette adresse n’est pas ouverte.');
      if ('open' in rule) return;
      const principal = await request.identify();
      if (!principal) throw unauthorized();
      const refusal = await refusalFor(rule, principal, factsFor(request, principal));
      if (refusal) throw refusal;
    });
  },
  { name: 'access', dependencies: ['session', 'csrf', 'route-table'] },
);

/** The signed-in person of a route that is not open. */
export const principalOf = (request: FastifyRequest): Principal => {
  if (!request.principal) throw unauthorized();
  return request.principal;
};
