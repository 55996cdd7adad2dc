import Fastify, { type FastifyInstance, LogController } from 'fastify';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { forbidden } from '../errors';
import { problems } from './refusals/problems';
import { requestLog } from './request-log';
import { routeTable } from './route-table';

let app: FastifyInstance;
let written: string[];
afterEach(() => app.close());

const open = async (): Promise<void> => {
  written = [];
  app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => written.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  for (const plugin of [routeTable, problems, requestLog]) await app.register(plugin);
  const config = { access: { open: true } } as const;
  app.get('/dossier/:matricule', { config }, () =>
    Promise.reject(forbidden(PROBLEM_CODES.rightMissing, 'Non.')),
  );
  app.get('/page', { config }, async () => ({ ok: true }));
};

const lines = (): object[] => written.map((line) => JSON.parse(line));

test('a refusal is logged by its code, without what was asked for', async () => {
  await open();
  await app.inject({ url: '/dossier/230101?nom=Camille' });
  await app.inject({ url: '/page' });
  expect(lines()).toEqual([
    expect.objectContaining({ route: '/dossier/:matricule', status: 403, refusal: 'droit_manquant' }),
    expect.not.objectContaining({ refusal: expect.anything() }),
  ]);
  expect(written.join('')).not.toMatch(/230101|Camille/);
});

test('what is sent can not forge a line: each stays one line of JSON', async () => {
  await open();
  await app.inject({ url: '/page?x=%0A%7B%22level%22%3A30%7D', headers: { 'x-forme': 'a b' } });
  await app.inject({ method: 'POST', url: '/page%0d%0a{"status":200}' });
  expect(written).toHaveLength(2);
  for (const line of written) expect(line.slice(0, -1)).not.toContain('\n');
});
