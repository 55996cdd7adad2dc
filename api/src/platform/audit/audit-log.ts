import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { daysBefore } from 'shared-contract/base/days';
import type { AuditEntry } from '../../access/audit-trail';
import type { Executor } from '../../db/client';
import { deleteAuditBefore, insertAuditEvent, type NewAuditEvent } from './audit.queries';

/** The role in which somebody acts: the one that staff uses while it looks at a student, otherwise the first. */
const roleOf = ({ principal }: FastifyRequest): string => {
  if (!principal) return 'anonyme';
  const staff = principal.roles.find((role) => role !== 'student');
  return principal.viewing && staff ? staff : (principal.roles[0] ?? 'aucun');
};

/** The audit: who did or read what, on whose file, when, from where and why. Lines are only ever added. */
export const auditLog = fp(
  async (app) => {
    const write = (event: Omit<NewAuditEvent, 'at'>, tx?: Executor) =>
      insertAuditEvent(tx ?? app.db.orm, { ...event, at: app.clock.now() });

    app.decorate('audit', {
      record: (request: FastifyRequest, entry: AuditEntry, tx?: Executor) =>
        write(
          {
            ...entry,
            actor: request.principal?.username ?? null,
            role: roleOf(request),
            origin: request.ip,
            requestId: request.id,
          },
          tx,
        ),
      recordSystem: (entry: AuditEntry, tx?: Executor) => write({ ...entry, role: 'system' }, tx),
    });
    app.retention.add('audit', () =>
      deleteAuditBefore(app.db, daysBefore(app.clock.now(), app.config.auditDays)),
    );
  },
  { name: 'audit-log', dependencies: ['retention'] },
);
