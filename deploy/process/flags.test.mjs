import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tooling/build/paths.mjs';
import { SERVER_ENV, SERVER_FLAGS } from './flags.mjs';

const textOf = (/** @type {string} */ file) => readFileSync(join(root, 'deploy', file), 'utf8');
const variables = Object.entries(SERVER_ENV).map(([name, value]) => `${name}=${value}`);

describe('a process of the portal', () => {
  it('is run by systemd as everywhere', () => {
    const unit = textOf('systemd/portail@.service');
    expect(unit).toContain(
      `\nExecStart=/usr/bin/node ${SERVER_FLAGS.join(' ')} server/commands/dist/server.js\n`,
    );
    for (const variable of variables)
      expect(unit).toMatch(new RegExp(`^Environment=.*\\b${variable}\\b`, 'm'));
  });

  it('is run in a container as everywhere', () => {
    const file = textOf('container/Containerfile');
    const command = ['node', ...SERVER_FLAGS, 'server/commands/dist/server.js'].map((word) =>
      JSON.stringify(word),
    );
    expect(file).toContain(`\nCMD [${command.join(', ')}]\n`);
    for (const variable of variables) expect(file).toMatch(new RegExp(`^ENV .*\\b${variable}\\b`, 'm'));
  });
});
