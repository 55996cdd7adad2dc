import { describe, expect, it } from '@jest/globals';
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
      PORTAL_NOW: '2026-01-01',
      LOG_LEVEL: 'loud',
    });
    for (const name of ['PORT', 'SESSION_IDLE_MIN', 'RELEASES_BUCKET', 'PORTAL_NOW', 'LOG_LEVEL'])
      expect(problems).toContain(name);
  });

  it('serves the remotes from its own origin unless told of another one', () => {
    expect(loadConfig({}).remotesOrigin).toBeNull();
    expect(loadConfig({ REMOTES_ORIGIN: 'https://domaines.exemple.be/' }).remotesOrigin).toBe(
      'https://domaines.exemple.be',
    );
    expect(problemsOf({ REMOTES_ORIGIN: 'https://domaines.exemple.be/r' })).toContain('REMOTES_ORIGIN');
  });

  it('repeats no password', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://root:hunter2@db' })).not.toContain('hunter2');
  });

  it('keeps the demo sign-in on one’s own machine', () => {
    expect(problemsOf({ HOST: '0.0.0.0' })).toContain('OIDC_ISSUER');
    expect(problemsOf({ HOST: '0.0.0.0', DEMO_LOGIN: '1' })).toBe('');
    expect(problemsOf({ HOST: '0.0.0.0', ...oidc })).toBe('');
  });

  it('lifts the rate limits for a local demonstration alone', () => {
    expect(problemsOf({ RATE_LIMIT: 'off' })).toBe('');
    expect(problemsOf({ RATE_LIMIT: 'off', HOST: '0.0.0.0', DEMO_LOGIN: '1' })).toContain('RATE_LIMIT');
    expect(problemsOf({ RATE_LIMIT: 'off', ...oidc })).toContain('RATE_LIMIT');
  });

  it('moves the clock for a demonstration alone', () => {
    expect(loadConfig({ PORTAL_NOW: '2026-09-01T08:00:00+02:00' }).portalNow).toBe(
      '2026-09-01T06:00:00.000Z',
    );
    expect(problemsOf({ PORTAL_NOW: '2026-09-01T08:00:00Z', ...oidc })).toContain('PORTAL_NOW');
  });
});
