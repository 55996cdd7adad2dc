import { copyFileSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DrawnScreen } from 'shared-contract/portal/first-frame';
import { type OnFailedScreen, ScreenFrames } from './screen-frames';

const folder = mkdtempSync(join(tmpdir(), 'portail-ecrans-'));

const write = (name: string, source: string): string => {
  const file = join(folder, name);
  writeFileSync(file, source);
  return file;
};

/** What the server runs of a shell: it draws what the remote's file gives. */
const shell = write(
  'frame.cjs',
  `let draw;
  exports.prepareFrames = async () => {};
  exports.prepareScreen = async (screen, module) => { draw = module.draw; };
  exports.renderFrame = ({ url, screen }) => ({ html: draw(url), styles: [], parts: [], title: null, screen: screen.path });`,
);

const screenOf = (name: string, body: string): DrawnScreen => ({
  name,
  version: '1',
  path: '/commandes',
  file: write(`${name}.cjs`, `exports.draw = (url) => { ${body} };`),
});
const sound = screenOf('mf-sound', "return ['<p>', url, '</p>'].join('');");

const opened: ScreenFrames[] = [];
const open = (limits: { hungAfter?: number } = {}) => {
  const told: { name: string; error: unknown; isLeftOut: boolean }[] = [];
  const tell: OnFailedScreen = ({ name }, error, isLeftOut) => told.push({ name, error, isLeftOut });
  const frames = new ScreenFrames(tell, {
    folders: [folder],
    ...limits,
  });
  opened.push(frames);
  const render = (screen: DrawnScreen) =>
    frames.render(shell, { url: '/commandes', blocks: {}, theme: null, screen });
  /** Asks until a frame comes: the process may take longer to open than a page waits. */
  const renderSoon = async (screen: DrawnScreen) => {
    for (let tries = 0; tries < 400; tries += 1) {
      const frame = await render(screen);
      if (frame) return frame;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return null;
  };
  /** Asks for what never comes until it was told why. */
  const renderUntilTold = async (screen: DrawnScreen) => {
    for (let tries = 0; tries < 1_000 && told.length === 0; tries += 1) {
      expect(await render(screen)).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return told;
  };
  return { render, renderSoon, renderUntilTold, told };
};

afterEach(async () => {
  await Promise.all(opened.splice(0).map((frames) => frames.close()));
});

describe('pages with the screen of a remote in them', () => {
  it('are drawn by the version’s own file', async () => {
    expect(await open().renderSoon(sound)).toMatchObject({ html: '<p>/commandes</p>', screen: '/commandes' });
  });

  it('are drawn by a version that stands elsewhere, behind a link', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'portail-ailleurs-'));
    copyFileSync(sound.file, join(elsewhere, 'sound.cjs'));
    symlinkSync(elsewhere, join(folder, 'mf-linked'), 'dir');
    const linked = { ...sound, file: join(folder, 'mf-linked', 'sound.cjs') };
    expect(await open().renderSoon(linked)).toMatchObject({ html: '<p>/commandes</p>' });
  });

  it('hold two versions side by side', async () => {
    const { renderSoon } = open();
    const next = screenOf('mf-next', "return ['<b>', url, '</b>'].join('');");
    expect((await renderSoon(sound))?.html).toBe('<p>/commandes</p>');
    expect((await renderSoon(next))?.html).toBe('<b>/commandes</b>');
    expect((await renderSoon(sound))?.html).toBe('<p>/commandes</p>');
  });

  it('are drawn by code that reads nothing of the machine beside the versions', async () => {
    const body = `const read = (path) => { try { return process.getBuiltinModule('node:fs').readFileSync(path, 'utf8'); } catch (error) { return error.code; } };
      return [read('/etc/hostname'), read('/proc/self/environ'), Object.keys(process.env).length].join(' ');`;
    const frame = await open().renderSoon(screenOf('mf-curious', body));
    expect(frame?.html).toBe('ERR_ACCESS_DENIED ERR_ACCESS_DENIED 0');
  });

  it('go without what throws, and say why', async () => {
    const { renderUntilTold, renderSoon } = open();
    const told = await renderUntilTold(screenOf('mf-throws', "throw new Error('panne');"));
    expect(told).toMatchObject([{ name: 'mf-throws', error: { message: 'panne' }, isLeftOut: false }]);
    expect(await renderSoon(sound)).not.toBeNull();
  });
});

/** What a version can do to its process. */
const HARMS = [
  ['never ends', 'for (;;);'],
  ['fills the memory', 'const kept = []; for (;;) kept.push(new Array(1000).fill(url));'],
  [
    'leaks until there is none left',
    'globalThis.kept ??= []; for (let i = 0; i < 2e6; i += 1) globalThis.kept.push({ i }); return url;',
  ],
  ['ends its process', 'process.exit(1);'],
] as const;

describe.each(HARMS)('a version that %s', (what, body) => {
  it('is left out, and the others are drawn again', async () => {
    const { render, renderSoon, told } = open({ hungAfter: 400 });
    const guilty = screenOf(`mf-${what.replaceAll(' ', '-')}`, body);
    await renderSoon(sound);
    const asked = performance.now();
    while (told.length === 0) {
      const since = performance.now();
      await render(guilty);
      // No page waits for it longer than for another one.
      expect(performance.now() - since).toBeLessThan(1_000);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (performance.now() - asked > 60_000) throw new Error('nothing was told');
    }
    expect(told).toMatchObject([{ name: guilty.name, isLeftOut: true }]);
    expect(await renderSoon(sound)).not.toBeNull();
    expect(await render(guilty)).toBeNull();
    expect(told).toHaveLength(1);
  }, 90_000);
});
