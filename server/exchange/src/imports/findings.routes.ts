import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import { notFound } from 'server-kernel/errors';
import { sendFile } from 'server-kernel/files/send-file';
import { serve } from 'server-kernel/plugins/serve';
import type { ImportFinding } from 'shared-contract/imports/answers';
import { IMPORT_LIMITS } from 'shared-contract/imports/imports';
import { importRoutes } from 'shared-contract/imports/routes';
import { escapeFormula } from '../package/format/formulas';
import { findFindings, findImport } from './imports.queries';

const COLUMNS: (keyof ImportFinding)[] = [
  'Nature',
  'Fichier',
  'Ligne',
  'Colonne',
  'Valeur',
  'Pourquoi',
  'Comment',
];

/** CSV in the package format, with formulas escaped. */
const toCsv = (findings: readonly ImportFinding[]): Buffer => {
  const rows = findings.map((one) => COLUMNS.map((name) => escapeFormula(String(one[name] ?? ''))));
  return Buffer.from(stringify(rows, { header: true, columns: COLUMNS, delimiter: ';', bom: true }));
};

/** Routes of a package's findings: paged, and as a spreadsheet. */
export const registerFindings = (app: FastifyInstance): void => {
  const findOf = async (importId: number): Promise<ImportFinding[]> => {
    if (!(await findImport(app.db.orm, importId))) throw notFound('Cet import n’existe pas.');
    return findFindings(app.db.orm, importId);
  };

  serve(app, importRoutes.findings, async ({ params, query: { nature, page } }) => {
    const all = await findOf(params.ImportID);
    const wanted = nature === undefined ? all : all.filter(({ Nature }) => Nature === nature);
    const from = (Number(page ?? 1) - 1) * IMPORT_LIMITS.page;
    return { Dits: wanted.length, Lignes: wanted.slice(from, from + IMPORT_LIMITS.page) };
  });

  serve(app, importRoutes.findingSheet, async ({ reply, params: { ImportID } }) => {
    const content = toCsv(await findOf(ImportID));
    const name = `constats-import-${ImportID}.csv`;
    return sendFile(reply, { name, type: 'text/csv; charset=utf-8', size: content.length, content });
  });
};
