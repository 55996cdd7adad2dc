import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root, SERVER } from '../paths.mjs';

/** How the server asks for a variable: `read.flag('DEMO'`, `readBucket(read, 'FILES_BUCKET')`, `env['DEMO_STUDENTS']`. */
const ASKED = /\bread(?:\.\w+\(|\w+\(read, )'([A-Z][A-Z0-9_]+)'|\benv(?:\.|\[')([A-Z][A-Z0-9_]+)/g;

/** What npm says to its own commands. */
const NPMS = new Set(['INIT_CWD']);

/** The private key of the backups is never on the server that makes them. */
const ELSEWHERE = new Set(['BACKUP_IDENTITY']);

/** What a school in service never sets. */
const DEMONSTRATION = new Set(['DEMO_LOGIN', 'DEMO_SCHOOL', 'DEMO_STUDENTS', 'PORTAL_NOW', 'RATE_LIMIT']);

/** @type {(file: string) => string} */
const textOf = (file) => readFileSync(join(root, file), 'utf8');

/** Every variable that the server and its commands read. */
const asked = () => {
  const files = SERVER.flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(name, 'src', file),
    ),
  ).filter((file) => file.endsWith('.ts') && !/\.test\.|(^|\/)testing\//.test(file));
  const names = files.flatMap((file) =>
    [...textOf(file).matchAll(ASKED)].map(([, read, env]) => read ?? env ?? ''),
  );
  return [...new Set(names)].filter((name) => !NPMS.has(name) && !ELSEWHERE.has(name)).sort();
};

/** Variables that a file of settings names, those that it only proposes (`#NAME=`) among them. */
const named = (/** @type {string} */ file) =>
  new Set([...textOf(file).matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));

/** Variables that a unit of systemd or an image gives by itself. */
const given = (/** @type {string} */ file) =>
  new Set(
    textOf(file)
      .split('\n')
      .filter((line) => /^(Environment=|ENV )/.test(line))
      .flatMap((line) =>
        [...line.matchAll(/(?:^Environment=|\s)([A-Z][A-Z0-9_]+)=/g)].map(([, name]) => name),
      ),
  );

const COMPOSE = 'deploy/container/compose.yml';
const services = parse(textOf(COMPOSE), { merge: true }).services;
const image = given('deploy/container/Containerfile');

describe('a variable of the server', () => {
  it('is found where it is read, whatever reads it', () => {
    const names = asked();
    expect(names.length).toBeGreaterThan(35);
    expect(names).toEqual(
      expect.arrayContaining([
        'OIDC_GROUPS',
        'FILES_BUCKET',
        'DEMO_STUDENTS',
        'PUBLIC_URL',
        'INSTITUTION_FILE',
      ]),
    );
  });

  it.each(['portail-1', 'portail-2'])('reaches %s of the containers', (name) => {
    const environment = services[name].environment;
    expect(asked().filter((one) => !(one in environment) && !image.has(one))).toEqual([]);
  });

  it('is in the example of the containers where they take it from there', () => {
    const example = named('deploy/container/exemple.env');
    const taken = [...textOf(COMPOSE).matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name);
    expect(taken.filter((one) => !example.has(one))).toEqual([]);
  });

  it('is in the example of the machines, but for what belongs to a demonstration', () => {
    const example = named('deploy/systemd/environnement.exemple');
    const unit = given('deploy/systemd/portail@.service');
    const missing = asked().filter((one) => !example.has(one) && !unit.has(one));
    expect(new Set(missing)).toEqual(DEMONSTRATION);
  });

  it('is in the page of the operator', () => {
    const page = textOf('docs/exploitation.md');
    expect(asked().filter((one) => !page.includes(`\`${one}\``))).toEqual([]);
  });

  it('that an example names is one that something reads', () => {
    const known = new Set([
      ...asked(),
      'POSTGRES_PASSWORD',
      'SEAU_PASSWORD',
      'SEAU_ADMIN_PASSWORD',
      'PORTAIL_HOTE',
      'CERTIFICATS',
      'ECOLE',
    ]);
    const examples = ['deploy/container/exemple.env', 'deploy/systemd/environnement.exemple'];
    const names = examples.flatMap((file) => [...named(file)]).filter((name) => !name?.startsWith('AWS_'));
    expect(names.filter((name) => name !== undefined && !known.has(name))).toEqual([]);
  });
});
