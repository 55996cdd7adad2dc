import { rmSync } from 'node:fs';
import { killPart, partsOn } from './kill.mjs';
import { databaseUrl, makePlan } from './plan.mjs';

/** A port on which nothing of this machine's stands. */
const PORT = 59_000;

describe('the plan of a topology', () => {
  const plan = makePlan({ port: PORT, portals: 4 });
  afterAll(() => rmSync(plan.folder, { recursive: true, force: true }));

  it('gives every part a port of its own, sixty of them at most', () => {
    const ports = [
      plan.port,
      plan.plain,
      plan.balancer,
      ...plan.portals,
      ...plan.bases.flatMap(({ port, rest }) => [port, rest]),
      ...plan.etcds.flatMap(({ client, peer }) => [client, peer]),
    ];
    expect(new Set(ports).size).toBe(3 + 4 + 6 + 6);
    expect(Math.max(...ports)).toBeLessThan(PORT + 60);
  });

  it('leads every user through the balancer, with a password of this start alone', () => {
    expect(databaseUrl(plan, 'portail')).toMatch(
      /^postgres:\/\/portail:[\w-]{24}@127\.0\.0\.1:59002\/portail$/,
    );
    expect(makePlan({ port: PORT }).passwords).not.toEqual(plan.passwords);
  });

  it('kills nothing that it did not start', () => {
    expect(partsOn(PORT)).toEqual([]);
    expect(() => killPart(PORT, 'base1')).toThrow('Rien ne s’appelle « base1 » ici : rien ne tourne.');
  });
});
