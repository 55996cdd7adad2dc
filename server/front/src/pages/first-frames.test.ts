import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFirstFrames, type FirstFrames } from './first-frames';

/** What the server runs of a shell, with the body of its `renderFrame`. */
const aShell = (body: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'portail-frame-')), 'frame.cjs');
  const source = `let count = 0; exports.prepareFrames = async () => {}; exports.renderFrame = ({ url, blocks }) => { count += 1; ${body} };`;
  writeFileSync(file, source);
  return file;
};

const FRAME =
  "return { html: ['<p>', url, blocks.a, count].join(' '), styles: [], parts: [], title: 'Accueil' };";
const request = { url: '/desktop', blocks: { a: '1' }, theme: null };

const opened: FirstFrames[] = [];
const openFrames = () => {
  const told: unknown[] = [];
  const frames = createFirstFrames((error) => told.push(error));
  opened.push(frames);
  /** Asks until a frame comes: the process may take longer to open than a page waits. */
  const renderSoon = async (file: string, key: string | null = null) => {
    let frame = null;
    for (let tries = 0; frame === null && tries < 100; tries += 1)
      frame = await frames.render(file, request, key);
    return frame;
  };
  return { frames, renderSoon, told };
};

afterEach(async () => {
  await Promise.all(opened.splice(0).map((frames) => frames.close()));
});

describe('the first frames of pages', () => {
  test('are rendered by the shell’s own file, from the page’s blocks', async () => {
    const { renderSoon } = openFrames();
    const frame = await renderSoon(aShell(FRAME));
    expect(frame).toMatchObject({ title: 'Accueil', html: expect.stringContaining('/desktop 1') });
  });

  test('are rendered anew each time, save those that are the same for everybody', async () => {
    const { frames, renderSoon } = openFrames();
    const file = aShell(FRAME);
    const own = await renderSoon(file);
    expect((await frames.render(file, request, null))?.html).not.toBe(own?.html);
    const shared = await renderSoon(file, 'null /confidentialite');
    expect(await frames.render(file, request, 'null /confidentialite')).toEqual(shared);
  });

  test('are those of the shell that is asked for, whichever came before', async () => {
    const { renderSoon } = openFrames();
    await renderSoon(aShell(FRAME));
    const next = await renderSoon(aShell(FRAME.replace("'Accueil'", "'Suivant'")), 'null /');
    expect(next?.title).toBe('Suivant');
  });

  test.each([
    ['throws', "throw new Error('panne');"],
    ['gives something else', 'return { html: 1 };'],
    ['ends its process', 'process.exit(1);'],
    ['can not be read', '}};('],
  ])('are missing, and the page goes on, when the shell’s file %s', async (_how, body) => {
    const { frames } = openFrames();
    const file = aShell(body);
    expect(await frames.render(file, request, null)).toBeNull();
    expect(await frames.render(file, request, null)).toBeNull();
  });

  test('say what went wrong', async () => {
    const { renderSoon, told } = openFrames();
    const file = aShell(`if (count === 1) throw new Error('panne'); ${FRAME}`);
    await renderSoon(file);
    expect(told).toMatchObject([{ message: 'panne' }]);
  });

  test('are not waited for by a crowd: whose turn would come too late goes without', async () => {
    const { frames, renderSoon } = openFrames();
    const file = aShell(`const end = Date.now() + 30; while (Date.now() < end); ${FRAME}`);
    await renderSoon(file);
    const crowd = await Promise.all(Array.from({ length: 40 }, () => frames.render(file, request, null)));
    expect(crowd).toContain(null);
    expect(await renderSoon(file)).not.toBeNull();
  });
});
