import { ConcurrencyLimiter } from './concurrency-limiter';

const RULE = { max: 2, waiting: 1 };

it('gives each key its turns, and lets no more than some wait', async () => {
  const limiter = new ConcurrencyLimiter();
  const ada = [limiter.take('ada', RULE), limiter.take('ada', RULE)];
  const waiting = limiter.take('ada', RULE);
  expect(await limiter.take('ada', RULE)).toBeNull();
  expect(await limiter.take('grace', RULE)).not.toBeNull();
  const [end] = await Promise.all(ada);
  let hasTurn = false;
  void waiting.then(() => {
    hasTurn = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(hasTurn).toBe(false);
  end?.();
  expect(await waiting).not.toBeNull();
});

it('refuses who waited too long, whose turn is then the next one’s', async () => {
  const limiter = new ConcurrencyLimiter(5);
  const rule = { max: 1, waiting: 2 };
  const end = await limiter.take('ada', rule);
  expect(await limiter.take('ada', rule)).toBeNull();
  end?.();
  expect(await limiter.take('ada', rule)).not.toBeNull();
});
