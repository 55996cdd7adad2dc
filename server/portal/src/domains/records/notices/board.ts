import type { FastifyInstance } from 'fastify';
import type { Principal } from 'server-kernel/access/types';
import type { Notice } from 'shared-contract/notices/answers';
import type { BoardSummary } from 'shared-contract/notices/summary';
import { summariseBoard } from 'shared-contract/notices/summary';
import { toNotice } from '../../shared/notices/notice.presenter';
import { findNotices } from './notices.queries';

/** The notice board of a student, newest first, its HTML made inert; what she has opened is hers to know. */
export const readBoard = async (
  app: FastifyInstance,
  etudiantId: number,
  isViewing: boolean,
): Promise<Notice[]> => {
  const rows = await findNotices(app.db.orm, etudiantId, app.clock.now());
  return rows.map((row) => toNotice(row, isViewing || row.lueLe !== null));
};

/** Board summary of the home; null without a student in view, or where the board may not be read. */
export const boardSummary = async (
  app: FastifyInstance,
  principal: Principal,
): Promise<BoardSummary | null> => {
  const { etudiantId, viewing, isRgpd } = principal;
  if (etudiantId === null || !(isRgpd || viewing)) return null;
  const rights = await app.rights.rights(principal);
  if (!rights.some(({ ScreenLocation, Read }) => ScreenLocation === 'Valves' && Read)) return null;
  return summariseBoard(await readBoard(app, etudiantId, viewing));
};
