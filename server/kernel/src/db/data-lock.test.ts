import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDirectoryInUse, lockDataDirectory } from './data-lock';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'portail-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const holdBy = (pid: number, birth = '') => writeFileSync(join(directory, 'lock'), `${pid}\n${birth}\n`);

const withProcess = async (work: (pid: number) => void): Promise<void> => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  try {
    work(child.pid ?? 0);
  } finally {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
};

describe('the lock of the data directory', () => {
  it('is refused while another process has it, whose number it names', async () => {
    await withProcess((pid) => {
      holdBy(pid);
      expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryInUse);
      expect(() => lockDataDirectory(directory)).toThrow(`processus ${pid}`);
    });
  });

  it('is refused a second time in one process, until it is freed', () => {
    const free = lockDataDirectory(directory);
    expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryInUse);
    free();
    expect(existsSync(join(directory, 'lock'))).toBe(false);
    lockDataDirectory(directory)();
  });

  it('is taken over from a process that died', async () => {
    let dead = 0;
    await withProcess((pid) => {
      dead = pid;
    });
    holdBy(dead);
    lockDataDirectory(directory)();
    expect(existsSync(join(directory, 'lock'))).toBe(false);
  });

  it('is taken over from a dead process whose number another one has now', async () => {
    await withProcess((pid) => {
      holdBy(pid, 'another-boot/123');
      const free = lockDataDirectory(directory);
      expect(existsSync(join(directory, 'lock'))).toBe(process.platform === 'linux');
      free();
    });
  });
});
