import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import sharp from 'sharp';
import { PORTAL_ROOT } from '../config';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

test('the manifest names the portal in French, and every icon in it is a picture of the size it says', async () => {
  const browser = portal.browse();
  const answer = await browser.get('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const manifest = answer.json();
  expect(manifest).toMatchObject({
    name: 'Portail étudiant – Haute École du Parc',
    lang: 'fr-BE',
    scope: '/',
  });
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const { width, height, format } = await sharp((await browser.get(src)).rawPayload).metadata();
    expect({ format, sizes: `${width}x${height}` }).toEqual({ format: 'png', sizes });
  }
});

test('the icon of the tab is drawn in the institution’s colours', async () => {
  const { body } = await portal.browse().get('/favicon.svg');
  expect(body).toContain(`fill="${portal.app.institution.brandColor}"`);
  expect(body).not.toContain('var(');
});

describe('a school’s own logo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-logo-'));
  const file = join(folder, 'institution.json');
  const own = JSON.parse(readFileSync(join(PORTAL_ROOT, 'institution.json'), 'utf8'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const withLogo = async (logo: string, look: (school: TestPortal) => Promise<void>): Promise<void> => {
    writeFileSync(file, JSON.stringify({ ...own, logo }));
    const school = await openTestPortal({ INSTITUTION_FILE: file });
    try {
      await look(school);
    } finally {
      await school.close();
    }
  };

  test('is served with its type, and runs nothing', async () => {
    writeFileSync(
      join(folder, 'logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    );
    await withLogo('logo.svg', async (school) => {
      const { headers, statusCode } = await school.browse().get(school.app.institution.logo ?? '');
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    });
  }, 60_000);

  test('that nobody serves is the portal’s mark, not a missing picture', async () => {
    await withLogo('/images/emblem.png', async (school) => {
      const { body, headers, statusCode } = await school.browse().get('/images/emblem.png');
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(body).toContain('<svg');
    });
  }, 60_000);
});
