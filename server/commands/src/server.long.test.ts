import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtFile } from 'server-testing/built/built-file';
import { copyTemplate } from 'server-testing/database';

const COMMANDS = fileURLToPath(new URL('..', import.meta.url));
const refusal = fileURLToPath(new URL('../../testing/src/refuse-demo-packages.mjs', import.meta.url));

/** A school's own provider; nobody signs in, so that it is never asked. */
const EXTERNAL = { OIDC_ISSUER: 'https://identite.example', OIDC_CLIENT_ID: 'portail' };

/** Modules are hooked by a call that Node 26 warns of and whose successor the oldest Node that we support lacks. */
const QUIET = '--disable-warning=DEP0205';

/** What a server says until it is open or ends, then with its exit code, in a process where the demo's packages can't be loaded. */
const startWithoutDemoPackages = async (settings: Record<string, string>): Promise<string> => {
  const dataDir = await copyTemplate();
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [QUIET, '--import', refusal, builtFile('server')], {
    cwd: COMMANDS,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      DATA_DIR: dataDir,
      RELEASES_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  try {
    return await new Promise<string>((resolve) => {
      let said = '';
      const hear = (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Portail étudiant')) resolve(said);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('close', (code) => resolve(`${said}code ${code}`));
    });
  } finally {
    if (child.exitCode === null) {
      const gone = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      await gone;
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
};

test('a school’s server opens without anything of the demo being loaded', async () => {
  const said = await startWithoutDemoPackages({ DEMO: '0', ...EXTERNAL });
  expect(said).toContain('Portail étudiant');
  expect(said).not.toContain('refused');
}, 180_000);

test('a server without its database says which one, in a sentence', async () => {
  const databaseUrl = 'postgres://portail:secret@127.0.0.1:1/portail';
  const said = await startWithoutDemoPackages({ DEMO: '0', DATABASE_URL: databaseUrl, ...EXTERNAL });
  expect(said.trim()).toBe(
    'La base de données de DATABASE_URL (127.0.0.1:1/portail) ne s’ouvre pas\u00a0: personne n’écoute à cette adresse. ' +
      'Vérifiez que PostgreSQL tourne et que DATABASE_URL est juste.\ncode 4',
  );
}, 180_000);

test.each([
  ['the demo institution', { DEMO: '1', ...EXTERNAL }, 'refused: @faker-js/faker'],
  ['the demo sign-in', { DEMO: '0' }, 'refused: oidc-provider'],
])(
  '%s is what loads its package',
  async (_, settings, complaint) => {
    const said = await startWithoutDemoPackages(settings);
    expect(said).toContain(complaint);
    expect(said).not.toContain('Portail étudiant');
  },
  180_000,
);
