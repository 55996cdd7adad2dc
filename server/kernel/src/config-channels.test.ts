import { loadConfig } from './config';
import { unencryptedChannels } from './config-channels';

const told = (env: Record<string, string>) => unencryptedChannels(loadConfig(env), env);

test('nothing on one’s own machine is told of, nor what is encrypted', () => {
  expect(told({})).toEqual([]);
  expect(told({ DATABASE_URL: 'postgres://portail@base/portail?host=/run/postgresql' })).toEqual([]);
  expect(
    told({
      DATABASE_URL: 'postgres://portail@127.0.0.1/portail',
      SMTP_URL: 'smtp://localhost:25',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      FILES_BUCKET: 's3://fichiers',
      AWS_ENDPOINT_URL_S3: 'https://seau.ecole.example',
    }),
  ).toEqual([]);
  expect(
    told({
      DATABASE_URL: 'postgres://portail@base.ecole.example/portail?sslmode=verify-full',
      SMTP_URL: 'smtp://courrier.ecole.example:25',
    }),
  ).toEqual([]);
  expect(told({ SMTP_URL: 'smtps://courrier.ecole.example?ignoreTLS=true' })).toEqual([]);
});

test.each([
  ['DATABASE_URL', { DATABASE_URL: 'postgres://portail@base.ecole.example/portail' }],
  ...['prefer', 'require', 'no-verify', 'require&uselibpqcompat=true'].map((mode): [string, object] => [
    'DATABASE_URL',
    { DATABASE_URL: `postgres://portail@base.ecole.example/portail?sslmode=${mode}` },
  ]),
  ['DATABASE_URL', { DATABASE_URL: 'postgres://portail@localhost/portail?host=base.ecole.example' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://courrier.ecole.example:25?ignoreTLS=true' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces.ecole.example:4318' }],
  ['AWS_ENDPOINT_URL_S3', { FILES_BUCKET: 's3://fichiers', AWS_ENDPOINT_URL_S3: 'http://seau:9000' }],
  ['AWS_ENDPOINT_URL', { RELEASES_BUCKET: 's3://versions', AWS_ENDPOINT_URL: 'http://seau:9000' }],
])('%s that leaves the machine in clear is named', (name, env) => {
  expect(told(env as Record<string, string>)).toEqual([name]);
});
