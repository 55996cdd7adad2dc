import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { builtFile } from 'server-testing/built/built-file';
import { openDatabase } from './client';

/** Lets a process write until it has been told of `count` rows, then kills it; the last one that it was told. */
const writeAndKill = async (dataDir: string, count: number): Promise<number> => {
  const child = spawn(process.execPath, [builtFile('crash-process'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let last = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    if (last === count) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return last;
};

it('an acknowledged row survives the sudden death of the process', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portail-crash-'));
  try {
    const acknowledged = await writeAndKill(dataDir, 200);
    const db = await openDatabase({ databaseUrl: null, dataDir }, { migrate: false });
    const { rows } = await db.pool.query('select n from ecritures order by n');
    await db.close();
    expect(acknowledged).toBeGreaterThanOrEqual(200);
    const expected = Array.from({ length: acknowledged }, (_, index) => ({ n: index + 1 }));
    expect(rows.slice(0, acknowledged)).toEqual(expected);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);
