import { installProgress } from './install-progress.mjs';

const BEGUN =
  'Scope: all 28 workspace projects\nProgress: resolved 1189, reused 740, downloaded 12, added 0\n';

test('an installation tells how many packages are found, then how many stand in their place', () => {
  expect(installProgress('')).toBe('');
  expect(installProgress(BEGUN)).toBe('752 paquets trouvés sur 1189');
  const later = `${BEGUN}\u0020WARN  deprecated x\nProgress: resolved 1189, reused 1183, downloaded 0, added 829\n`;
  expect(installProgress(later)).toBe('829 paquets mis en place sur 1189');
});
