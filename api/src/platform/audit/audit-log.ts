import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Executor } from '../../db/client';
import { insertAuditEvent, type NewAuditEvent } from './audit.queries';

/** What happened, on whose file. */
export type AuditEntry = Pick<NewAuditEvent, 'action'> &
  Partial<Pick<NewAuditEvent, 'etudiantId' | 'target' | 'purpose'>>;

declare module 'fastify' {
  interface FastifyInstance {
    audit: {
      /** Adds a line on behalf of the person who asks; with `tx` it stands or falls with the write it tells of. */
      record(request: FastifyRequest, entry: AuditEntry, tx?: Executor): Promise<void>;
      /** Adds a line on behalf of the portal itself or of a command. */
      recordSystem(entry: AuditEntry, tx?: Executor): Promise<void>;
    };
  }
}

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
  },
  { name: 'audit-log' },
);
