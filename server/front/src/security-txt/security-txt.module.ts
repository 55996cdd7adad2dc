import type { FastifyInstance } from 'fastify';
import { DAY_MS } from 'shared-contract/base/days';

/** Validity of security.txt, days; RFC 9116 asks for less than a year. */
const DAYS = 180;

/** GET /.well-known/security.txt (RFC 9116): whom to tell of a weakness, in which language. */
export const securityTxtModule = async (app: FastifyInstance): Promise<void> => {
  const config = { access: { open: true }, quiet: true } as const;
  app.get('/.well-known/security.txt', { config }, async (_request, reply) => {
    const { publicUrl } = app.config;
    const expires = new Date(app.clock.now().getTime() + DAYS * DAY_MS);
    const lines = [
      `Contact: mailto:${app.institution.contact.email}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
};
