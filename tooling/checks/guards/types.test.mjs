import { createFixtureRepository } from './fixture-repository.mjs';

const UNTYPED = 'export const double = (value) => value * 2;\n';
const WRONG = "/** @param {number} value */\nexport const half = (value) => value / 2;\nhalf('2');\n";

const PROBES = [
  { path: 'scripts/untyped.mjs', source: UNTYPED, code: 'TS7006' },
  { path: 'tooling/build/wrong.mjs', source: WRONG, code: 'TS2345' },
  { path: 'deploy/verbs/wrong.mjs', source: WRONG, code: 'TS2345' },
  { path: 'bench/untyped.mjs', source: UNTYPED, code: 'TS7006' },
  { path: 'server/commands/build.mjs', source: WRONG, code: 'TS2345' },
  { path: 'mf-probe/webpack.config.mjs', source: UNTYPED, code: 'TS7006' },
];

let said = '';
/** @type {import('./fixture-repository.mjs').ProbeHouse} */
let house;

beforeAll(async () => {
  house = createFixtureRepository(['tsconfig.json', 'tsconfig.scripts.json']);
  for (const { path, source } of PROBES) house.write(path, source);
  said = await house.run('tsc', ['-p', 'tsconfig.scripts.json', '--pretty', 'false']);
});

afterAll(() => house.remove());

describe('the checker of scripts', () => {
  it.each(PROBES)('refuses $path: $code', ({ path, code }) => {
    expect(said.split('\n').filter((line) => line.startsWith(`${path}(`))).toEqual([
      expect.stringContaining(`error ${code}:`),
    ]);
  });
});
