import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

test('a command before the build says what to run, in one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commande-'));
  cpSync(join(root, 'scripts/command.mjs'), join(folder, 'scripts/command.mjs'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'scripts/command.mjs'), 'import', 'paquet'],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Cette commande n’est pas encore construite.*« npm run build ».*\n$/);
});

test('each command of the package is one that the build makes', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = Object.values(scripts).flatMap(
    (line) => /^node scripts\/command\.mjs (\S+)/.exec(line)?.[1] ?? [],
  );
  expect(named).toContain('admin');
  for (const name of named)
    expect(readFileSync(join(root, 'server/commands/src', `${name}.ts`), 'utf8')).not.toBe('');
});
