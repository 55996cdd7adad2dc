import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeFormula } from 'server-exchange/package/format/formulas';
import { notFound } from 'server-kernel/errors';
import { attachmentHeader } from 'server-kernel/files/send-file';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { dayOf } from 'shared-contract/base/days';
import { FiguresAnswer } from 'shared-contract/gestion/figure-answers';
import { FIGURE_ROWS, FIGURE_TABLES, type Figures } from 'shared-contract/gestion/figures';
import { figureRoutes } from 'shared-contract/gestion/routes';
import { findScope } from '../scope.queries';
import { findFigures } from './figures.queries';

const read = async (request: FastifyRequest): Promise<Figures> => {
  const { db, clock } = request.server;
  const now = clock.now();
  const scope = await findScope(db.orm, principalOf(request), 'chiffres');
  return { Le: now.toISOString(), ...(await findFigures(db.orm, { scope, today: dayOf(now) })) };
};

/** A table as the packages are written: UTF-8, semicolons, the contract's names; nothing that a spreadsheet would run. */
const toCsv = (rows: readonly object[], columns: string[]): string =>
  stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, escapeFormula(String(value))])),
    ),
    { header: true, columns, delimiter: ';', bom: true },
  );

/** Names and numbers; what only who listens to the page needs is left out. */
const columnsOf = (rows: (typeof FIGURE_ROWS)[keyof typeof FIGURE_ROWS]): string[] =>
  Object.keys(FiguresAnswer.properties[rows].items.properties).filter((name) => name !== 'TitresAnglais');

/** Workload figures (CONTRACT §7.11). */
export const figuresModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, figureRoutes.figures, ({ request }) => read(request));

  serve(app, figureRoutes.sheet, async ({ request, reply, params }) => {
    const table = FIGURE_TABLES.find((one) => one === params.tableau);
    if (!table) throw notFound('Ce tableau n’existe pas.');
    const figures = await read(request);
    const rows = FIGURE_ROWS[table];
    const name = `${table}-${dayOf(app.clock.now())}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachmentHeader(name))
      .send(toCsv(figures[rows], columnsOf(rows)));
  });
};
