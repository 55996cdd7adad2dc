import type { FastifyInstance } from 'fastify';
import type { Principal, Standing } from 'server-kernel/access/types';
import type { Deadline } from 'shared-contract/deadlines/answers';
import { type DeadlineSummary, dayOfDeadline, isToDo } from 'shared-contract/deadlines/deadlines';
import { byDay, summariseDeadlines } from 'shared-contract/deadlines/summary';
import { toDeadline, toUnreadable } from './deadlines.presenter';
import { findYearStart } from './deadlines.queries';

/** Drops what was done in earlier years: receipts keep it. */
const isOfYearFrom = (start: string) => (one: Deadline) =>
  one.EstIllisible || isToDo(one) || (dayOfDeadline(one) ?? start) >= start;

/** Every deadline of a student in the academic year, by day; a domain that can't be read has one line that says so. */
export const listDeadlines = async (
  app: FastifyInstance,
  reader: Principal,
  etudiantId: number,
  standing?: Promise<Standing>,
): Promise<Deadline[]> => {
  const now = app.clock.now();
  const [domains, yearStart] = await Promise.all([
    app.deadlines.of(reader, etudiantId, standing),
    findYearStart(app.db.orm, now),
  ]);
  const all = domains.flatMap(({ domain, link, lines }) =>
    lines === null ? [toUnreadable(domain, link)] : lines.map((own) => toDeadline(domain, own, now)),
  );
  return byDay(all.filter(isOfYearFrom(yearStart)));
};

/**
 * Deadline summary of the home, by the reader's standing. Null without a student, before the privacy policy is
 * accepted, and for staff: their read is audited by its own call.
 */
export const deadlineSummary = async (
  app: FastifyInstance,
  principal: Principal,
  standing: Promise<Standing>,
): Promise<DeadlineSummary | null> => {
  const { etudiantId, viewing, isRgpd, isActive, isBlocked } = principal;
  if (etudiantId === null || viewing || !isRgpd || !isActive || isBlocked) return null;
  const all = await listDeadlines(app, principal, etudiantId, standing);
  return summariseDeadlines(all, app.clock.now().toISOString());
};
