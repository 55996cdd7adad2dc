import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from '../../build/paths.mjs';
import { contractVersion } from '../../build/release/contract-version.mjs';
import { breaksBetween, surfaceOf } from './surface.mjs';

/** @type {import('./surface.mjs').Surface} */
const recorded = readJson(join(import.meta.dirname, 'surface.json'));
const changes = readFileSync(join(root, 'docs', 'contrat-changements.md'), 'utf8');

describe('the contract between the shell and the remotes', () => {
  it('is recorded and told under its version: after a change, node tooling/checks/contract/record.mjs', () => {
    expect(recorded.version).toBe(contractVersion());
    expect(changes).toContain(`\n## ${contractVersion()} `);
  });

  it('keeps what remotes were promised, or takes a new major version', () => {
    expect(breaksBetween(recorded, surfaceOf(contractVersion()))).toEqual([]);
  });

  it('names every shared module, each with what it gives', () => {
    const { names, shapes } = surfaceOf(contractVersion());
    expect(Object.entries(names).filter(([, each]) => each.length === 0)).toEqual([]);
    expect(names['shared-ui']).toContain('Button');
    expect(shapes['PortalManifest']?.required).toEqual(['name', 'label', 'requires', 'kit', 'screens']);
  });
});

describe('a change of the contract', () => {
  const before = {
    version: '1.0.0',
    names: { 'shared-ui': ['Box', 'Button'] },
    shapes: { PortalTile: { required: ['icon'], optional: ['badge'] } },
  };

  it('breaks remotes when a name or a member goes, or a member is asked for', () => {
    const now = {
      version: '1.1.0',
      names: { 'shared-ui': ['Button', 'Card'] },
      shapes: { PortalTile: { required: ['icon', 'colour'], optional: [] } },
    };
    expect(breaksBetween(before, now)).toEqual([
      'shared-ui: Box is gone',
      'PortalTile: badge is gone',
      'PortalTile: colour is required',
    ]);
  });

  it('breaks none when it only adds, or asks no longer', () => {
    const now = {
      version: '1.1.0',
      names: { 'shared-ui': ['Box', 'Button', 'Card'], 'shared-ui/table': ['Table'] },
      shapes: { PortalTile: { required: [], optional: ['icon', 'badge', 'colour'] } },
    };
    expect(breaksBetween(before, now)).toEqual([]);
  });
});
