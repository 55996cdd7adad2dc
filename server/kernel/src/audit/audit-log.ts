import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { RouteAudit } from 'shared-contract/base/audit-actions';
import { type Place, targetOf } from 'shared-contract/base/audit-places';
import { daysBefore } from 'shared-contract/base/days';
import type { AuditEntry, AuditTrail } from '../access/audit-trail';
import type { Principal } from '../access/types';
import type { Executor } from '../db/client';
import { deleteAuditBefore, insertAuditEvent, insertViewOnce, type NewAuditEvent } from './audit.queries';
import { viewingPurpose } from './purposes';

/**
 * Object of a line that no use case wrote: the platform added it once the act was done
 * (docs/decisions/verifications-and-audit.md).
 */
export const ADDED_AFTERWARDS = 'note:apres-coup';

/** The role in which somebody acts: the one that staff uses while it looks at a student, otherwise the first. */
const roleOf = (person: Principal | null): string => {
  if (!person) return 'anonyme';
  const staff = person.roles.find((role) => role !== 'student');
  return person.viewing && staff ? staff : (person.roles[0] ?? 'aucun');
};

const actorOf = (person: Principal | null, request: FastifyRequest) => ({
  actor: person?.username ?? null,
  role: roleOf(person),
  origin: request.ip,
  requestId: request.id,
});

/** Remembers which actions each request has recorded. */
const createRecordedActions = () => {
  const actions = new WeakMap<FastifyRequest, Set<string>>();
  return {
    add: (request: FastifyRequest, what: string) => {
      const before = actions.get(request);
      if (before) before.add(what);
      else actions.set(request, new Set([what]));
    },
    has: (request: FastifyRequest): boolean => actions.has(request),
    hasOneOf: (request: FastifyRequest, names: readonly string[]): boolean =>
      names.some((name) => actions.get(request)?.has(name)),
  };
};

const UNCHANGED = 'unchanged';

/** The audit: who did or read what, on whose file, when, from where and why. Lines are only ever added. */
export const auditLog = fp(
  async (app) => {
    const recorded = createRecordedActions();
    const now = () => app.clock.now();

    const recordFor: AuditTrail['recordFor'] = async (person, request, entry, tx) => {
      const line: NewAuditEvent = { ...entry, ...actorOf(person, request), at: now() };
      await insertAuditEvent(tx ?? app.db.orm, line);
      recorded.add(request, entry.action);
    };

    const settleWrite = async (request: FastifyRequest, declared: RouteAudit): Promise<void> => {
      if ('none' in declared || recorded.hasOneOf(request, [...declared, UNCHANGED])) return;
      const [action] = declared;
      request.log.error({ action }, 'audit: an act left no line; it is added afterwards');
      const etudiantId = request.principal?.etudiantId ?? null;
      await recordFor(request.principal, request, { action, etudiantId, target: ADDED_AFTERWARDS });
    };

    const settleRead = async (request: FastifyRequest, place: Place, object: number | string | null) => {
      const { principal, session } = request;
      if (!principal?.viewing || recorded.has(request)) return;
      const target = targetOf(place, object);
      await insertViewOnce(app.db.orm, {
        ...actorOf(principal, request),
        action: 'ecran.lu',
        etudiantId: principal.etudiantId,
        target,
        purpose: viewingPurpose(request),
        at: now(),
        unicite: `${session?.view?.id ?? request.id}:${target}`,
      });
    };

    app.decorate('audit', {
      record: (request, entry, tx) => recordFor(request.principal, request, entry, tx),
      recordFor,
      recordSystem: (entry: AuditEntry, tx?: Executor) =>
        insertAuditEvent(tx ?? app.db.orm, { ...entry, role: 'system', at: now() }),
      unchanged: (request) => recorded.add(request, UNCHANGED),
      settleWrite,
      settleRead,
    });
    app.retention.add('audit', () =>
      deleteAuditBefore(app.db, daysBefore(app.clock.now(), app.config.auditDays)),
    );
  },
  { name: 'audit-log', dependencies: ['retention'] },
);
