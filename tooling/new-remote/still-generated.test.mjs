import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GENERATED, stillGenerated, toChange } from '../build/dev/still-generated.mjs';
import { folderOf, REMOTES, readJson } from '../build/paths.mjs';
import { writeFilled } from './new-remote.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portail-modele-'));
  writeFilled(folder, { name: 'mf-livres', label: 'Livres', path: '/livres' });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @type {(file: string, from: string, to: string) => void} */
const edit = (file, from, to) =>
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replaceAll(from, to));

describe('what a generated domain has to change', () => {
  it('is found in all that the template writes', () => {
    expect(stillGenerated(folder)).toHaveLength(GENERATED.length);
    expect(toChange(folder)).toContain('À changer');
    expect(readdirSync(folder)).toContain('README.md');
  });

  it('is told no more once it is changed', () => {
    edit('portal.json', 'Ouvrir ce service.', 'Vos livres empruntés.');
    edit('portal.json', 'compass', 'folder-open');
    expect(toChange(folder)).not.toContain('texte de la tuile');
    expect(toChange(folder)).not.toContain('icône');
    for (const { file, words } of GENERATED) edit(file, words, '');
    expect(toChange(folder)).toBe('');
  });

  it('is found in no domain that is somebody’s', () => {
    expect(REMOTES.flatMap((name) => stillGenerated(folderOf(name)))).toEqual([]);
  });

  it('begins with an icon that no other tile has', () => {
    const [{ tile }] = readJson(join(folder, 'portal.json')).screens;
    const others = REMOTES.flatMap((name) => readJson(join(folderOf(name), 'portal.json')).screens);
    expect(others.map((screen) => screen.tile?.icon)).not.toContain(tile.icon);
  });
});
