import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../paths.mjs';

/** @type {(file: string) => string} */
const textOf = (file) => readFileSync(join(root, file), 'utf8');

const { services } = parse(textOf('deploy/container/compose.yml'), { merge: true });
const containerfile = textOf('deploy/container/Containerfile').replaceAll('\\\n', ' ');
const template = textOf('deploy/nginx/portail.conf.template');

/** A value of compose where the person set nothing: `${DEMO:-0}` is `0`. @param {string} value */
const unset = (value) => value.replaceAll(/\$\{\w+(?::-([^}]*))?[^}]*\}/g, '$1');

/** The lines of one stage of the image. @param {string} name */
const stage = (name) => {
  const stages = containerfile.split(/^(?=FROM )/m);
  return (
    (name ? stages.find((one) => one.startsWith('FROM ') && one.includes(` AS ${name}\n`)) : stages.at(-1)) ??
    ''
  );
};

/** What a stage sets by itself. @param {string} text @returns {Record<string, string>} */
const environmentOf = (text) =>
  Object.fromEntries(
    [...text.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
      [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  );

const PORTALS = ['portail-1', 'portail-2'];

describe('the containers of a school', () => {
  it('are healthy where their process answers, on whatever port', () => {
    const check = /HEALTHCHECK.+/.exec(stage(''))?.[0] ?? '';
    expect(check).toContain('process.env.PORT');
    expect(check).not.toMatch(/127\.0\.0\.1:\d/);
    const asked = services.nginx.environment.PORTAIL_AMONT;
    for (const name of PORTALS) expect(asked).toContain(`127.0.0.1:${services[name].environment.PORT}`);
  });

  it('are no demonstration unless somebody asks for one', () => {
    for (const name of PORTALS) {
      const { DEMO, DEMO_LOGIN } = services[name].environment;
      expect([unset(DEMO), unset(DEMO_LOGIN)]).toEqual(['0', '0']);
    }
    expect(textOf('deploy/container/exemple.env')).not.toMatch(/^DEMO/m);
  });

  it('read what the school says of itself beside its logo, in one folder', () => {
    for (const name of PORTALS) {
      const { environment, volumes } = services[name];
      const [, inside] =
        volumes.find((/** @type {string} */ one) => one.startsWith('${ECOLE'))?.split('}:') ?? [];
      expect(environment.INSTITUTION_FILE).toBe(`${inside?.replace(':ro', '')}/institution.json`);
    }
  });

  it('are of images whose version is named', () => {
    const taken = Object.values(services)
      .filter(({ build }) => !build)
      .map(({ image }) => image);
    const built = [...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(taken.length).toBeGreaterThan(3);
    for (const image of [...taken, ...built]) expect(image).toMatch(/:(?!latest)[\w.-]*\d[\w.-]*$/);
  });

  it('open the bucket with a key that administers nothing', () => {
    const { MINIO_ROOT_USER, MINIO_ROOT_PASSWORD } = services.seau.environment;
    for (const name of [...PORTALS, 'versions']) {
      const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = services[name].environment;
      expect(AWS_ACCESS_KEY_ID).not.toBe(MINIO_ROOT_USER);
      expect(AWS_SECRET_ACCESS_KEY).not.toBe(MINIO_ROOT_PASSWORD);
      expect(JSON.stringify(services[name].environment)).not.toContain('SEAU_ADMIN_PASSWORD');
    }
    const policy = JSON.parse(textOf('deploy/container/seau.json'));
    const actions = policy.Statement.flatMap((/** @type {{ Action: string[] }} */ { Action }) => Action);
    expect(actions.filter((/** @type {string} */ action) => !/^s3:\w+$/.test(action))).toEqual([]);
    const files = services['portail-1'].environment.FILES_BUCKET.split('/')[2];
    expect(JSON.stringify(policy)).toContain(`arn:aws:s3:::${files}/*`);
    expect(services['seau-pret'].entrypoint.at(-1)).toContain(`seau/${files} `);
  });

  it('answer on 80 and 443: nginx has its configuration, whole', () => {
    const { build, ports, environment, volumes } = services.nginx;
    expect(build.target).toBe('porte');
    const own = environmentOf(stage('porte'));
    expect(ports).toEqual([`80:${own['PORTAIL_HTTP']}`, `443:${own['PORTAIL_HTTPS']}`]);
    const values = { ...own, ...environment };
    const wanted = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name));
    expect([...wanted].filter((name) => !(name in values))).toEqual([]);
    expect(
      [...wanted].filter((name) => !new RegExp(own['NGINX_ENVSUBST_FILTER'] ?? '$^').test(name)),
    ).toEqual([]);
    // In place of the image's own page, which would answer for this name; without a module that it does not have.
    expect(stage('porte')).toContain('> /etc/nginx/templates/default.conf.template');
    expect(stage('porte')).toContain("sed '/brotli_static/d'");
    for (const folder of [environment.PORTAIL_VERSIONS, '/etc/portail'])
      expect(volumes.some((/** @type {string} */ one) => one.endsWith(`:${folder}:ro`))).toBe(true);
  });
});
