import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AccessRight, EventsAccess } from 'shared-contract';
import type { Access } from 'shared-contract/base/access';
import type { ProblemCode } from 'shared-contract/base/problem';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { type AccessFacts, refusalFor } from '../access/decide';
import type { Principal } from '../access/types';
import { ApiProblem, forbidden, unauthorized } from '../errors';

/** A refused address may be as long as its caller likes. */
const TARGET_MAX = 200;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

const factsFor = (request: FastifyRequest, principal: Principal): AccessFacts => {
  let rights: Promise<AccessRight[]> | null = null;
  let events: Promise<EventsAccess> | null = null;
  const shown = request.headers['x-matricule'];
  const { rights: source, clock } = request.server;
  const now = clock.now();
  return {
    now,
    isWrite: !READS.has(request.method),
    shownMatricule: typeof shown === 'string' && shown !== '' ? shown : null,
    rights: () => {
      rights ??= source.rights(principal);
      return rights;
    },
    events: () => {
      events ??= source.events(principal, now);
      return events;
    },
  };
};

/** A right or a role that is missing, and what staff may not read or write of a student whom they look at. */
const AUDITED_CODES = new Set<ProblemCode>([
  PROBLEM_CODES.rightMissing,
  PROBLEM_CODES.roleMissing,
  PROBLEM_CODES.readOnly,
  PROBLEM_CODES.readRefused,
]);

/**
 * Refusals that the audit keeps (ASVS 16.3.2): a call by hand to what is not one's own to read or to do, said by the rule of
 * the route or by what stands behind it. A closed event or a stale page says nothing about anybody.
 */
const isAudited = (rule: Access, { status, code }: ApiProblem): boolean =>
  status === 403 && ('roles' in rule || AUDITED_CODES.has(code));

/** The call that was refused, with its identifiers: `GET /api/v1/extranet/verifications/12/PAE`. */
const targetOf = ({ method, url }: FastifyRequest): string =>
  `${method} ${url.split('?', 1)[0]}`.slice(0, TARGET_MAX);

/** Enforces what each route declares in `config.access`, before its body is read; what is told is told before the answer. */
export const access = fp(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      if (request.is404) return;
      const rule = request.routeOptions.config.access;
      if (!rule) throw forbidden(PROBLEM_CODES.accessUndeclared, 'Cette adresse n’est pas ouverte.');
      if ('open' in rule) return;
      const principal = await request.identify();
      if (!principal) throw unauthorized();
      const refusal = await refusalFor(rule, principal, factsFor(request, principal));
      if (refusal) throw refusal;
    });

    app.addHook('onError', async (request, _reply, error) => {
      const rule = request.routeOptions.config.access;
      if (!rule || !request.principal || !(error instanceof ApiProblem) || !isAudited(rule, error)) return;
      try {
        await app.audit.record(request, { action: `refus.${error.code}`, target: targetOf(request) });
      } catch (err) {
        request.log.warn({ err }, 'a refusal could not be noted');
      }
    });
  },
  { name: 'access', dependencies: ['session', 'csrf', 'route-table', 'audit-log'] },
);

/** The signed-in person of a route that is not open. */
export const principalOf = (request: FastifyRequest): Principal => {
  if (!request.principal) throw unauthorized();
  return request.principal;
};
