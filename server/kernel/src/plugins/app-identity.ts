import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Institution } from 'shared-contract';
import { logoOchre, MARK, markSvg, themeColors } from 'shared-contract/theme';
import { loadSharp } from '../load-sharp';

const OPEN = { access: { open: true }, quiet: true, rateLimit: false } as const;
const A_DAY = 'public, max-age=86400';

/** Pictures of the portal on a home screen: name, side in px, and the part of it that the mark takes. */
const ICONS = [
  { path: '/apple-touch-icon.png', side: 180, part: 0.6, purpose: null },
  { path: '/icone-192.png', side: 192, part: 0.6, purpose: 'any' },
  { path: '/icone-512.png', side: 512, part: 0.6, purpose: 'any' },
  // A phone may cut a circle out of it: the mark stays in the middle.
  { path: '/icone-masque-512.png', side: 512, part: 0.48, purpose: 'maskable' },
] as const;

type AppIcon = (typeof ICONS)[number];

/** The mark on the institution's colour, full bleed: the phone rounds the corners itself. */
const drawIcon = async ({ brandColor }: Institution, { side, part }: AppIcon): Promise<Buffer> => {
  const sharp = await loadSharp();
  const edge = (2 / part - 2) / 2;
  const box = `${-edge} ${-edge} ${2 / part} ${2 / part}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${side}" height="${side}"><rect x="-9" y="-9" width="20" height="20" fill="${brandColor}"/><path fill="#fff" d="${MARK.leaves}"/><path fill="${logoOchre(brandColor)}" d="${MARK.ochre}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

const manifestOf = (institution: Institution) => ({
  id: '/',
  name: `${institution.product} – ${institution.name}`,
  short_name: institution.product,
  lang: 'fr-BE',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: themeColors(institution.brandColor).light,
  icons: institution.logo
    ? [{ src: institution.logo, sizes: 'any' }]
    : ICONS.filter(({ purpose }) => purpose !== null).map(({ path, side, purpose }) => ({
        src: path,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })),
});

const sendMark = ({ brandColor }: Institution, reply: FastifyReply): FastifyReply => {
  const mark = markSvg(brandColor, logoOchre(brandColor));
  const svg = mark.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  return reply.header('cache-control', A_DAY).type('image/svg+xml').send(svg);
};

/** A drawing may style itself, and runs nothing, opened by its own address too. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The school's logo; the mark at an address that nobody else serves, so that no page has a picture that is missing. */
const serveLogo = (app: FastifyInstance): void => {
  const { institution, schoolLogo } = app;
  if (schoolLogo) {
    app.get(schoolLogo.path, { config: OPEN }, (_request, reply) =>
      reply
        .headers({ 'cache-control': A_DAY, 'content-security-policy': DRAWING_POLICY })
        .type(schoolLogo.type)
        .send(schoolLogo.content),
    );
  } else if (institution.logo && !app.hasRoute({ method: 'GET', url: institution.logo })) {
    app.get(institution.logo, { config: OPEN }, (_request, reply) => sendMark(institution, reply));
  }
};

/** Favicon, home-screen icons and web app manifest. */
export const appIdentity = (app: FastifyInstance): Promise<void> => {
  const { institution } = app;

  app.get('/favicon.svg', { config: OPEN }, (_request, reply) => sendMark(institution, reply));

  app.get('/manifest.webmanifest', { config: OPEN }, (_request, reply) =>
    reply.header('cache-control', A_DAY).type('application/manifest+json').send(manifestOf(institution)),
  );

  serveLogo(app);

  for (const icon of ICONS) {
    let drawn: Promise<Buffer> | null = null;
    app.get(icon.path, { config: OPEN }, async (_request, reply) => {
      if (institution.logo) return reply.redirect(institution.logo);
      drawn ??= drawIcon(institution, icon);
      return reply
        .header('cache-control', A_DAY)
        .type('image/png')
        .send(await drawn);
    });
  }
  return Promise.resolve();
};
