import Fastify, { type FastifyInstance } from 'fastify';
import { runInBackground } from './background-job';

let app: FastifyInstance;
afterEach(async () => {
  await app.close();
  jest.restoreAllMocks();
});

/** Work that fails as long as `why` says why; resolves once it has run so many times more. */
const open = async () => {
  app = Fastify();
  const state: { why: string | null; runs: number } = { why: 'no answer', runs: 0 };
  const told: string[] = [];
  runInBackground(app, {
    every: 1,
    work: async () => {
      state.runs += 1;
      if (state.why !== null) throw new Error(state.why);
      return false;
    },
    onError: (error) => told.push(error instanceof Error ? error.message : 'no error'),
  });
  await app.ready();
  const runs = async (more: number) => {
    for (const end = state.runs + more; state.runs < end; )
      await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { state, told, runs };
};

test('a failure that lasts, such as an import that keeps the engine, is told once and not at every look', async () => {
  const { state, told, runs } = await open();
  await runs(10);
  expect(told).toEqual(['no answer']);
  state.why = null;
  await runs(2);
  state.why = 'no answer again';
  await runs(10);
  expect(told).toEqual(['no answer', 'no answer again']);
});

test('a failure that goes on is told again after a minute', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { told, runs } = await open();
  await runs(5);
  now.mockReturnValue(59_999);
  await runs(5);
  expect(told).toHaveLength(1);
  now.mockReturnValue(60_000);
  await runs(5);
  expect(told).toHaveLength(2);
});
