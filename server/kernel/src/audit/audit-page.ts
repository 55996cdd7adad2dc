import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { auditPage } from 'shared-contract/admin/endpoints';
import type { AuditLine, AuditPage } from 'shared-contract/audit/answers';
import { AUDIT_KINDS, kindOf, nameOf } from 'shared-contract/base/audit-actions';
import { addDays, isDay, startOfDay } from 'shared-contract/base/days';
import { FIELD_MESSAGES } from 'shared-contract/base/field-messages';
import { invalid } from '../errors';
import type { CallQuery } from '../plugins/serve';
import {
  type AuditCursor,
  type AuditFilter,
  type FoundLine,
  findStudentId,
  searchAudit,
} from './search-audit.queries';

type Query = CallQuery<typeof auditPage>;

const toLine = (row: FoundLine): AuditLine => ({
  ID: row.id,
  Date: row.at.toISOString(),
  Acteur: row.actor,
  ActeurNom: row.actorTitle,
  Role: row.role,
  Nature: kindOf(row.action),
  Libelle: nameOf(row.action),
  Matricule: row.matricule,
  Cible: row.target,
  Motif: row.purpose,
  Origine: row.origin,
});

/** A day as the instant at which it begins, or the next one does; 422 for a day that does not exist. */
const readDay = (path: 'du' | 'au', day: string | undefined): Date | null => {
  if (day === undefined) return null;
  if (!isDay(day)) throw invalid([{ path, message: FIELD_MESSAGES.badDay }]);
  return startOfDay(path === 'au' ? addDays(day, 1) : day);
};

const readCursor = (text: string | undefined): AuditCursor | null => {
  const [time, id] = (text ?? '').split('-').map(Number);
  return time && id ? { at: new Date(time), id } : null;
};

const filterOf = (query: Query, etudiantId: number | null): AuditFilter => ({
  etudiantId,
  actor: query.acteur ?? null,
  kind: AUDIT_KINDS.find((one) => one === query.nature) ?? null,
  from: readDay('du', query.du),
  before: readDay('au', query.au),
  after: readCursor(query.suite),
});

/** Filter of an audit search as its own audit line says it: `acteur:admin nature:refus`. */
const describeFilter = (query: Query): string | null => {
  const asked = Object.entries(query).filter(([name]) => name !== 'personne');
  return asked.map(([name, value]) => `${name}:${value}`).join(' ') || null;
};

/** One page of the audit for an administrator; reading it leaves a line of its own. */
export const readAuditPage = async (
  app: FastifyInstance,
  request: FastifyRequest,
  query: Query,
): Promise<AuditPage> => {
  const { orm } = app.db;
  const etudiantId = query.personne === undefined ? null : await findStudentId(orm, query.personne);
  const filter = filterOf(query, etudiantId);
  await app.audit.record(request, { action: 'audit.consulte', etudiantId, target: describeFilter(query) });
  if (query.personne !== undefined && etudiantId === null) return { Lignes: [], Suite: null };
  const { lines, next } = await searchAudit(orm, filter);
  return { Lignes: lines.map(toLine), Suite: next && `${next.at.getTime()}-${next.id}` };
};
