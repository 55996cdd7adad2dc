import { ownShellFile } from '../shell-release.mjs';

it('a shell that this copy does not have is refused by name, and is no breakdown', () => {
  expect(ownShellFile('paths.json')).toMatch(/shell.paths\.json$/);
  expect(() => ownShellFile('dist/rien.json')).toThrow(
    expect.objectContaining({ code: 'shell-absent', message: expect.stringContaining('npm run build') }),
  );
});
