import { openTestPortal, type TestPortal } from 'server-testing/portal';
import sharp from 'sharp';

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
