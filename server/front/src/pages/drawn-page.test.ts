import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { integrityOf } from 'release-store';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { INLINE_IDS } from 'shared-contract';
import { notifications } from 'shared-contract/notifications/endpoints';
import { enrolment, enrolments } from 'shared-contract/records/endpoints';

/** What the server runs of a shell: the outline of a page, or what the screen draws from the page's answers. */
const SHELL = `let draw;
exports.prepareFrames = async () => {};
exports.prepareScreen = async (screen, module) => { draw = module.draw; };
exports.renderFrame = ({ blocks, screen }) => {
  const frame = { styles: [], parts: [], title: null };
  if (!screen) return { ...frame, html: '<p>outline</p>' };
  const answers = JSON.parse(blocks['${INLINE_IDS.answers}'] ?? '{}');
  return { ...frame, screen: screen.path, ...draw(answers) };
};`;

/** Reads its list, then the first of it, then what nobody may read ahead. */
const SCREENS = `exports.draw = (answers) => {
  const list = answers['${enrolments.path}'];
  const one = list && '${enrolment.path}'.replace('{InscriptionID}', list[0].InscriptionID).replace('{id}', list[0].InscriptionID);
  const read = [${JSON.stringify(enrolments.path)}, one, '/audit', '/nowhere'].filter(Boolean);
  return { html: '<p>' + read.filter((path) => answers[path]).length + ' answers</p>', unanswered: read.filter((path) => !answers[path]) };
};`;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  publish();
}, 240_000);
afterAll(() => portal?.close());

const write = (path: string, content: string | object) => {
  const file = join(portal.releasesDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
};

const publish = () => {
  write('shell/1/release.json', { version: '1', contract: '1.0.0' });
  write('shell/1/assets.json', {
    main: ['/assets/main.js'],
    css: [],
    preload: [],
    frame: 'server/frame.cjs',
  });
  write('shell/1/assets/main.js', '');
  write('shell/1/server/frame.cjs', SHELL);
  write('mf-essai/1/portal.json', {
    name: 'mf-essai',
    label: 'Essai',
    requires: { contract: '^1.0.0' },
    kit: [],
    screens: [
      { path: '/essai', title: 'Essai', screen: 'Inscriptions' },
      { path: '/panne', title: 'Panne', screen: 'Inscriptions' },
    ],
  });
  write('mf-essai/1/release.json', {
    version: '1',
    entry: { url: '/r/mf-essai/1/remoteEntry.js', integrity: 'sha384-x' },
    files: [],
    preload: [],
    server: { file: 'server/screens.cjs', integrity: integrityOf(Buffer.from(SCREENS)) },
  });
  write('mf-essai/1/server/screens.cjs', SCREENS);
  const active = { version: '1', previous: null, enabled: true, message: null };
  write('registry.json', { revision: 1, remotes: { shell: active, 'mf-essai': active } });
};

/** A page, once it comes with this: one whose data or rendering takes too long on a busy machine goes without. */
const pageWith = async (browser: TestBrowser, path: string, what: string): Promise<string> => {
  for (let tries = 0; tries < 400; tries += 1) {
    const { body } = await browser.get(path);
    if (body.includes(what)) return body;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return '';
};

it('a page comes with its screen, and with what that asked for while it was drawn', async () => {
  const root = '<div id="root" data-frame="" data-screen="/essai"><p>2 answers</p></div>';
  const body = await pageWith(await portal.as('230101'), '/essai', root);
  expect(body).toContain(`"${enrolments.path}":[`);
  expect(body).not.toContain('"/audit":');
  expect(body).not.toContain(`"${notifications.path}":`);
});

it('a page of the shell comes without one', async () => {
  const { body } = await (await portal.as('230101')).get('/desktop');
  expect(body).not.toContain('data-screen');
});
