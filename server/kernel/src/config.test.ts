import { ConfigError, loadConfig } from './config';

const problemsOf = (env: Record<string, string>): string => {
  try {
    loadConfig(env);
    return '';
  } catch (error) {
    return error instanceof ConfigError ? error.problems.join('\n') : String(error);
  }
};

const oidc = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'portail' };

describe('the configuration', () => {
  it('needs nothing on one’s own machine', () => {
    expect(loadConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      isHttps: false,
      databaseUrl: null,
      oidc: null,
      sessionIdleMinutes: 60,
      sessionAbsoluteHours: 10,
      isRateLimited: true,
      isDemo: true,
    });
  });

  it('loads no demonstration into a real database unless asked', () => {
    const env = { DATABASE_URL: 'postgres://u:p@db/portail' };
    expect(loadConfig(env).isDemo).toBe(false);
    expect(loadConfig({ ...env, DEMO: '1' }).isDemo).toBe(true);
  });

  it('names every variable that is wrong, at once', () => {
    const problems = problemsOf({
      PORT: '80000',
      SESSION_IDLE_MIN: 'x',
      RELEASES_BUCKET: 'https://s3.example.org/portail',
      FILES_BUCKET: 'fichiers',
      PORTAL_NOW: '2026-01-01',
      LOG_LEVEL: 'loud',
    });
    for (const name of [
      'PORT',
      'SESSION_IDLE_MIN',
      'RELEASES_BUCKET',
      'FILES_BUCKET',
      'PORTAL_NOW',
      'LOG_LEVEL',
    ])
      expect(problems).toContain(name);
  });

  it('serves the remotes from its own origin unless told of another one', () => {
    expect(loadConfig({}).remotesOrigin).toBeNull();
    expect(loadConfig({ REMOTES_ORIGIN: 'https://domaines.exemple.be/' }).remotesOrigin).toBe(
      'https://domaines.exemple.be',
    );
    expect(problemsOf({ REMOTES_ORIGIN: 'https://domaines.exemple.be/r' })).toContain('REMOTES_ORIGIN');
  });

  it('keeps what is handed in out of the bucket that everybody reads', () => {
    const env = { RELEASES_BUCKET: 's3://versions/portail' };
    expect(problemsOf({ ...env, FILES_BUCKET: 's3://versions/fichiers' })).toContain('un autre seau');
    expect(problemsOf({ ...env, FILES_BUCKET: 's3://fichiers' })).toBe('');
  });

  it('repeats no password', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://root:hunter2@db' })).not.toContain('hunter2');
  });

  it('keeps the demo sign-in on one’s own machine', () => {
    expect(problemsOf({ HOST: '0.0.0.0' })).toContain('OIDC_ISSUER');
    expect(problemsOf({ HOST: '0.0.0.0', DEMO_LOGIN: '1' })).toBe('');
    expect(problemsOf({ HOST: '0.0.0.0', ...oidc })).toBe('');
    const behindProxy = { PUBLIC_URL: 'https://portail.example' };
    expect(problemsOf(behindProxy)).toContain('OIDC_ISSUER');
    expect(problemsOf({ ...behindProxy, DEMO_LOGIN: '1' })).toBe('');
    expect(problemsOf({ ...behindProxy, ...oidc })).toBe('');
  });

  it.each(['http://id.example.org', 'http://10.0.0.1:8080', 'http://localhost.example.org', 'http://[::2]'])(
    'refuses the issuer %s, who can be overheard',
    (OIDC_ISSUER) => {
      expect(problemsOf({ ...oidc, OIDC_ISSUER })).toContain('OIDC_ISSUER doit être en https');
    },
  );

  it.each(['http://localhost:8080', 'http://127.0.0.1', 'http://127.8.9.1:1', 'http://[::1]:8080'])(
    'lets the issuer %s be, which stays on this machine',
    (OIDC_ISSUER) => {
      expect(problemsOf({ ...oidc, OIDC_ISSUER })).toBe('');
    },
  );

  it('serves a public name under https, or a demonstration that was asked for', () => {
    const PUBLIC_URL = 'http://portail.example';
    expect(problemsOf({ PUBLIC_URL, ...oidc })).toContain('PUBLIC_URL doit être en https');
    expect(problemsOf({ PUBLIC_URL })).toContain('PUBLIC_URL doit être en https');
    expect(problemsOf({ PUBLIC_URL, DEMO_LOGIN: '1', ...oidc })).toContain('PUBLIC_URL');
    expect(problemsOf({ PUBLIC_URL, DEMO_LOGIN: '1' })).toBe('');
    expect(problemsOf({ PUBLIC_URL: 'http://127.0.0.1:3000', ...oidc })).toBe('');
  });

  it('finds accounts by the claim that it is told, asked for by the scope that it is told', () => {
    expect(loadConfig(oidc).oidc).toMatchObject({ claim: 'preferred_username', scope: 'openid profile' });
    const env = { ...oidc, OIDC_CLAIM: 'matricule', OIDC_SCOPE: 'openid  ecole' };
    expect(loadConfig(env).oidc).toMatchObject({ claim: 'matricule', scope: 'openid ecole' });
    expect(problemsOf({ ...oidc, OIDC_CLAIM: 'iss' })).toContain('OIDC_CLAIM');
    expect(problemsOf({ ...oidc, OIDC_SCOPE: 'profile' })).toContain('OIDC_SCOPE');
  });

  it('reads which groups of the provider give which rights, names of a directory among them', () => {
    expect(loadConfig(oidc).oidc?.groups).toBeNull();
    const OIDC_GROUPS =
      'dir-it=admin; CN=Portail,OU=École=gestion;/Personnel/Contrôle = verifications;bis=admin;bis=admin;';
    expect(loadConfig({ ...oidc, OIDC_GROUPS_CLAIM: 'groups', OIDC_GROUPS }).oidc?.groups).toEqual({
      claim: 'groups',
      groupsOf: new Map([
        ['admin', ['dir-it', 'bis']],
        ['gestion', ['CN=Portail,OU=École']],
        ['verifications', ['/Personnel/Contrôle']],
      ]),
    });
  });

  it.each([
    ['dir-it=directeur', '«\u00a0directeur\u00a0» n’est pas un droit du personnel'],
    ['dir-it=Admin', '«\u00a0Admin\u00a0» n’est pas un droit du personnel'],
    ['etudiants=student', 'ne donne pas le droit student'],
    ['dir-it', 'groupe=droit'],
    ['=admin', 'groupe=droit'],
    ['dir-it=admin;=gestion', 'groupe=droit'],
    [';', 'groupe=droit'],
  ])('refuses the groups %s', (OIDC_GROUPS, problem) => {
    expect(problemsOf({ ...oidc, OIDC_GROUPS_CLAIM: 'groups', OIDC_GROUPS })).toContain(problem);
  });

  it.each(['iss', 'sub', 'preferred_username', 'deux mots'])('takes no groups from the claim %s', (claim) => {
    const env = { ...oidc, OIDC_GROUPS_CLAIM: claim, OIDC_GROUPS: 'dir-it=admin' };
    expect(problemsOf(env)).toContain('OIDC_GROUPS_CLAIM doit être');
  });

  it('wants the claim of groups and the groups together, of a provider of the school', () => {
    const groups = { OIDC_GROUPS_CLAIM: 'groups', OIDC_GROUPS: 'dir-it=admin' };
    expect(problemsOf({ ...oidc, ...groups })).toBe('');
    expect(problemsOf({ ...oidc, OIDC_GROUPS_CLAIM: 'groups' })).toContain('vont ensemble');
    expect(problemsOf({ ...oidc, OIDC_GROUPS: 'dir-it=admin' })).toContain('vont ensemble');
    expect(problemsOf(groups)).toContain('OIDC_ISSUER manque alors qu’OIDC_GROUPS_CLAIM');
  });

  it('lifts the rate limits for a local demonstration alone', () => {
    expect(problemsOf({ RATE_LIMIT: 'off' })).toBe('');
    expect(problemsOf({ RATE_LIMIT: 'off', HOST: '0.0.0.0', DEMO_LOGIN: '1' })).toContain('RATE_LIMIT');
    expect(problemsOf({ RATE_LIMIT: 'off', ...oidc })).toContain('RATE_LIMIT');
    const published = { PUBLIC_URL: 'https://portail.example', DEMO_LOGIN: '1' };
    expect(problemsOf({ RATE_LIMIT: 'off', ...published })).toContain('RATE_LIMIT');
  });

  it('moves the clock for a demonstration alone', () => {
    expect(loadConfig({ PORTAL_NOW: '2026-09-01T08:00:00+02:00' }).portalNow).toBe(
      '2026-09-01T06:00:00.000Z',
    );
    expect(problemsOf({ PORTAL_NOW: '2026-09-01T08:00:00Z', ...oidc })).toContain('PORTAL_NOW');
  });
});
