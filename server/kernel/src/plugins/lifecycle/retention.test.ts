import Fastify from 'fastify';
import { retention } from './retention';

/** An app that has started and closed again, so that every task has had its turn; its log, one entry a line. */
const runOnce = async (tasks: Record<string, () => Promise<unknown>>): Promise<string[]> => {
  const log: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => log.push(line) } } });
  await app.register(retention);
  await app.register(async (module) => {
    for (const [task, run] of Object.entries(tasks)) module.retention.add(task, run);
  });
  await app.ready();
  await app.close();
  return log;
};

test('what a module adds is done at the start, one after the other', async () => {
  const done: string[] = [];
  const log = await runOnce({
    drafts: async () => {
      await Promise.resolve();
      done.push('drafts');
    },
    audit: async () => done.push('audit'),
  });
  expect(done).toEqual(['drafts', 'audit']);
  expect(log).toEqual([]);
});

test('a task that fails is told by its name and stops none of the others', async () => {
  const done: string[] = [];
  const log = await runOnce({
    drafts: () => Promise.reject(new Error('the disk is full')),
    files: () => {
      throw new Error('at once');
    },
    audit: async () => done.push('audit'),
  });
  expect(done).toEqual(['audit']);
  expect(log.map((line) => JSON.parse(line).task)).toEqual(['drafts', 'files']);
});

test('two modules can not add under one name', async () => {
  const app = Fastify();
  await app.register(retention);
  app.retention.add('drafts', async () => {});
  expect(() => app.retention.add('drafts', async () => {})).toThrow('drafts');
  await app.close();
});
