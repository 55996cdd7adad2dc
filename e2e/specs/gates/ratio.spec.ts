import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import budgets from '../../budgets.json' with { type: 'json' };
import { expect, test } from '../../fixtures';

const root = join(import.meta.dirname, '../../..');
const compressed = (file: string) => statSync(`${file}.br`).size;

test('the federated entry weighs little more than the same sources as one bundle', async () => {
  const { buildSingle } = await import('../../../tooling/webpack/single.mjs');
  const single = (await buildSingle()).map(compressed).reduce((sum: number, size: number) => sum + size, 0);
  const { main } = JSON.parse(readFileSync(join(root, 'shell/dist/assets.json'), 'utf8')) as {
    main: string[];
  };
  const federated = main
    .map((url) => compressed(join(root, 'shell/dist', url)))
    .reduce((sum, size) => sum + size, 0);
  const ratio = federated / single;
  test
    .info()
    .annotations.push({ type: 'ratio', description: `${federated} / ${single} = ${ratio.toFixed(3)}` });
  expect(federated).toBeLessThanOrEqual(budgets.mainScript);
  expect(ratio).toBeLessThanOrEqual(budgets.federatedToSingle);
  expect(single).toBeGreaterThan(0);
});
