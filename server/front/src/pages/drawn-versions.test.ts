import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { integrityOf, trialMark } from 'release-store';
import { openTestPortal, type TestPortal } from 'server-testing/portal';

const NAME = 'mf-orders';
const SCREENS = 'server/screens.0a1b2c3d.cjs';
const TESTER = '230101';
const OTHER = '240001';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  publishShell();
  for (const version of ['1', '2']) publish(version);
}, 240_000);
afterAll(() => portal?.close());

const write = (path: string, content: string | object): void => {
  const file = join(portal.releasesDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
};

/** A shell that draws what the file of a version gives, and its outline where it is asked for no screen. */
const publishShell = (): void => {
  write('shell/1/release.json', { version: '1', contract: '1.0.0' });
  write('shell/1/assets/main.js', 'void 0;');
  write('shell/1/assets.json', {
    main: ['/assets/main.js'],
    css: [],
    preload: [],
    frame: 'server/frame.cjs',
  });
  write(
    'shell/1/server/frame.cjs',
    `let draw;
    exports.prepareFrames = async () => {};
    exports.prepareScreen = async (screen, module) => { draw = module.draw; };
    exports.renderFrame = ({ screen }) => ({
      html: screen ? draw() : 'le cadre seul', styles: [], parts: [], title: null,
      ...(screen && { screen: screen.path }),
    });`,
  );
};

const publish = (version: string): void => {
  const folder = `${NAME}/${version}`;
  const screens = [{ path: '/commandes', title: 'Mes commandes' }];
  const source = `exports.draw = () => 'dessiné par la version ${version}';`;
  write(`${folder}/${SCREENS}`, source);
  write(`${folder}/portal.json`, {
    name: NAME,
    label: 'Commandes',
    requires: { contract: '^1.0.0' },
    kit: [],
    screens,
  });
  write(`${folder}/release.json`, {
    version,
    entry: { url: `/r/${folder}/remoteEntry.js`, integrity: 'sha384-x' },
    files: [],
    preload: [],
    server: { file: SCREENS, integrity: integrityOf(Buffer.from(source)) },
  });
};

let revision = 0;
/** Puts this into service, and waits until the server sees it. */
const activate = async (change: object): Promise<void> => {
  revision += 1;
  const entry = { version: '1', previous: null, enabled: true, message: null };
  const remotes = { shell: entry, [NAME]: { ...entry, ...change } };
  write('registry.json', { revision, remotes });
  const admin = await portal.as('admin');
  const seen = async () => (await admin.get('/registry.json')).json().revision === revision;
  while (!(await seen())) await new Promise((resolve) => setTimeout(resolve, 50));
};

const open = async (username: string): Promise<string> =>
  (await (await portal.as(username)).get('/commandes')).body;

/** The version that drew the page of a person, who asks until one did: a process takes a moment to open. */
const drawnFor = async (username: string): Promise<string | undefined> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const [, version] =
      /data-screen="\/commandes">dessiné par la version (\d)</.exec(await open(username)) ?? [];
    if (version !== undefined) return version;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
};

describe('the screen in a page', () => {
  it('is drawn by the version that this person is shown, two of them at the same time', async () => {
    const people = [trialMark(NAME, TESTER)];
    await activate({ canary: { version: '2', percent: 1, people } });
    expect(await Promise.all([TESTER, OTHER, TESTER, OTHER].map(drawnFor))).toEqual(['2', '1', '2', '1']);
  }, 60_000);

  it('is drawn by the version before as soon as the last one is taken back', async () => {
    await activate({ version: '2', previous: '1' });
    expect(await drawnFor(OTHER)).toBe('2');
    await activate({ version: '1', reverted: ['2'] });
    expect(await drawnFor(OTHER)).toBe('1');
  }, 60_000);

  it('is drawn for nobody while its domain is out of service', async () => {
    await activate({});
    expect(await drawnFor(OTHER)).toBe('1');
    await activate({ enabled: false, message: 'En travaux.' });
    for (const page of await Promise.all([TESTER, OTHER, OTHER].map(open)))
      expect(page).not.toMatch(/data-screen|dessiné par/);
    await activate({});
    expect(await drawnFor(OTHER)).toBe('1');
  }, 60_000);
});
