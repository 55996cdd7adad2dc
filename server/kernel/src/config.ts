import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAddress } from 'release-store';
import { MEGABYTE } from 'shared-contract/base/limits';
import { isLoopback, isUnencryptedRemote, type OidcConfig, readOidc } from './config-sign-in';
import { EnvironmentReader } from './config-values';

/** The demo schools: `parc` is the first; the others share no word with it. */
const DEMO_SCHOOLS = ['parc', 'rives', 'petite'] as const;
export type DemoSchoolName = (typeof DEMO_SCHOOLS)[number];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Two levels above this file, as source and in the bundle. */
const packageRoot = new URL('../../../', import.meta.url);

/** The repository's root, or the folder of `server-commands` where that package is installed alone. */
export const PORTAL_ROOT = fileURLToPath(
  existsSync(new URL('server', packageRoot)) ? packageRoot : new URL('../', import.meta.url),
);

/** Everything that the environment decides (CONTRACT §1), parsed and checked. Paths are absolute. */
export interface Config {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** External origin, without a final slash. */
  publicUrl: string;
  /** The origin is https: Secure cookies with the `__Host-` prefix, HSTS. */
  isHttps: boolean;
  dataDir: string;
  /** null = embedded PGlite in `dataDir`. */
  databaseUrl: string | null;
  /** null = the embedded demo provider. */
  oidc: OidcConfig | null;
  /** Deposited files, or what of them waits to be whole where `filesBucket` keeps them. */
  filesDir: string;
  /** `s3://bucket/prefix` that keeps deposited files; null = `filesDir` itself. */
  filesBucket: string | null;
  /** Bytes that a package deposited at the desk may have. */
  importBytes: number;
  releasesDir: string;
  /** The keys that may publish; null = those of the data folder where it made some, otherwise nothing is verified. */
  releaseTrust: string | null;
  /** The key by which the server takes a failing version back; null = that of the data folder. */
  releaseKey: string | null;
  /** `s3://bucket/prefix` of which `releasesDir` is a copy; null = the folder itself is where versions are published. */
  releasesBucket: string | null;
  /** Origin from which browsers fetch the remotes' files; null = the portal's own. */
  remotesOrigin: string | null;
  /** null = `.eml` files in `dataDir`/outbox. */
  smtpUrl: string | null;
  mailFrom: string | null;
  sessionIdleMinutes: number;
  sessionAbsoluteHours: number;
  isRateLimited: boolean;
  auditDays: number;
  /** Rule of the automatic rollback of a promoted version. */
  rollback: RollbackRule;
  /** Load the demo institution into an empty database. */
  isDemo: boolean;
  /** Which of the demo schools. */
  demoSchool: DemoSchoolName;
  /** Reminders of deadlines go out. */
  sendsReminders: boolean;
  /** Instant at which the portal's clock starts, ISO 8601 in UTC; null = the machine's clock. */
  portalNow: string | null;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Bearer token for /metrics from other machines; null = this machine only. */
  metricsToken: string | null;
  /** Base URL of an OpenTelemetry collector, without a final slash; null = no traces. */
  tracesEndpoint: string | null;
  institutionFile: string;
}

/** When a promoted version is rolled back. */
export interface RollbackRule {
  /** Persons for whom it failed, at least; 0 = never. */
  people: number;
  /** Part of the persons heard of, in percent, for whom it failed, at least. */
  percent: number;
  /** Only what was told within so many minutes counts. */
  minutes: number;
}

/** The environment can't be used: one line per problem, each naming its variable. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`Configuration refusée\u00a0:\n${problems.map((one) => `  - ${one}`).join('\n')}`);
  }
}

/** One person alone never changes what the others are served. */
const readRollback = (read: EnvironmentReader): RollbackRule => {
  const people = read.integer('ROLLBACK_PEOPLE', 5, 0, 10_000);
  if (people === 1) read.problems.push('ROLLBACK_PEOPLE doit être 0 (jamais) ou au moins 2');
  return {
    people,
    percent: read.integer('ROLLBACK_PERCENT', 20, 1, 100),
    minutes: read.integer('ROLLBACK_MINUTES', 10, 1, 1440),
  };
};

const readOrigin = (read: EnvironmentReader, name: string): URL | null => {
  const url = read.url(name, ['http:', 'https:']);
  if (url && (url.pathname !== '/' || url.search || url.hash)) {
    read.problems.push(`${name} doit être une origine, sans chemin`);
  }
  return url;
};

const readBucket = (read: EnvironmentReader, name: string): string | null => {
  const address = read.text(name);
  if (address && !parseAddress(address))
    read.problems.push(`${name} doit s’écrire s3://seau ou s3://seau/préfixe`);
  return address;
};

/** A file that has to be there: without it the server would run on other keys than those it was told. */
const readFileName = (read: EnvironmentReader, name: string): string | null => {
  const file = read.text(name);
  if (file && !existsSync(file)) read.problems.push(`${name}\u00a0: le fichier ${file} n’existe pas`);
  return file;
};

/** Releases are everybody's to read, often through a CDN; what students hand in is nobody's but theirs. */
const checkBuckets = (read: EnvironmentReader, { filesBucket, releasesBucket }: Config): void => {
  const [files, releases] = [filesBucket, releasesBucket].map((one) => one && parseAddress(one)?.bucket);
  if (files && files === releases)
    read.problems.push(
      'FILES_BUCKET doit être un autre seau que RELEASES_BUCKET, dont les fichiers sont publics',
    );
};

/** Long enough that nobody guesses it. */
const readMetricsToken = (read: EnvironmentReader): string | null => {
  const token = read.text('METRICS_TOKEN');
  if (token !== null && !/^\S{24,}$/.test(token))
    read.problems.push('METRICS_TOKEN doit avoir au moins 24 caractères, sans blanc');
  return token;
};

/** Settings that are safe on one's own machine only. */
const checkLocalOnly = (read: EnvironmentReader, config: Config): void => {
  const publicUrl = new URL(config.publicUrl);
  const isLocal = isLoopback(config.host) && isLoopback(publicUrl.hostname);
  const isAskedDemo = config.oidc === null && read.flag('DEMO_LOGIN', false);
  if (!config.oidc && !isLocal && !isAskedDemo) {
    read.problems.push(
      'OIDC_ISSUER manque\u00a0: la connexion de démonstration ne démarre que si HOST et PUBLIC_URL sont des adresses locales, ou avec DEMO_LOGIN=1',
    );
  }
  if (isUnencryptedRemote(publicUrl) && !isAskedDemo) {
    read.problems.push(
      'PUBLIC_URL doit être en https\u00a0: sans lui, la session se lit en chemin (http n’est accepté que sur la boucle locale, ou pour une démonstration avec DEMO_LOGIN=1)',
    );
  }
  if (!config.isRateLimited && (config.oidc || !isLocal)) {
    read.problems.push('RATE_LIMIT=off n’est accepté qu’en local avec la connexion de démonstration');
  }
  if (config.portalNow && config.oidc) {
    read.problems.push('PORTAL_NOW n’est pas accepté avec un fournisseur d’identité externe');
  }
};

/** Reads and checks the environment; throws ConfigError with every problem found. */
export const loadConfig = (env: Record<string, string | undefined> = process.env): Config => {
  const read = new EnvironmentReader(env);
  const port = read.integer('PORT', 3000, 0, 65_535);
  const publicUrl = readOrigin(read, 'PUBLIC_URL') ?? new URL(`http://localhost:${port}`);
  const dataDir = read.path('DATA_DIR', join(PORTAL_ROOT, '.data'));
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'])?.href ?? null;
  const config: Config = {
    host: read.text('HOST') ?? '127.0.0.1',
    port,
    publicUrl: publicUrl.origin,
    isHttps: publicUrl.protocol === 'https:',
    dataDir,
    databaseUrl,
    oidc: readOidc(read),
    filesDir: read.path('FILES_DIR', join(dataDir, 'files')),
    remotesOrigin: readOrigin(read, 'REMOTES_ORIGIN')?.origin ?? null,
    filesBucket: readBucket(read, 'FILES_BUCKET'),
    importBytes: read.integer('IMPORT_MB', 40, 1, 2048) * MEGABYTE,
    releasesBucket: readBucket(read, 'RELEASES_BUCKET'),
    releasesDir: read.path('RELEASES_DIR', join(PORTAL_ROOT, 'releases')),
    releaseTrust: readFileName(read, 'RELEASE_TRUST'),
    releaseKey: readFileName(read, 'RELEASE_KEY'),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:'])?.href ?? null,
    mailFrom: read.text('MAIL_FROM') ?? null,
    sessionIdleMinutes: read.integer('SESSION_IDLE_MIN', 60, 1, 1440),
    sessionAbsoluteHours: read.integer('SESSION_ABSOLUTE_H', 10, 1, 168),
    isRateLimited: read.flag('RATE_LIMIT', true),
    auditDays: read.integer('AUDIT_DAYS', 365, 1, 3650),
    rollback: readRollback(read),
    isDemo: read.flag('DEMO', databaseUrl === null),
    demoSchool: read.choice('DEMO_SCHOOL', DEMO_SCHOOLS, 'parc'),
    sendsReminders: read.flag('REMINDERS', true),
    portalNow: read.instant('PORTAL_NOW'),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsToken: readMetricsToken(read),
    tracesEndpoint:
      read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])?.href.replace(/\/$/, '') ?? null,
    institutionFile: read.path('INSTITUTION_FILE', join(PORTAL_ROOT, 'institution.json')),
  };
  checkLocalOnly(read, config);
  checkBuckets(read, config);
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return config;
};
