import fp from 'fastify-plugin';
import { PROBLEM_CODES } from 'shared-contract/base/problem-codes';
import { badRequest } from '../errors';

/**
 * JSON is the only body of a call, beside multipart where files are sent; text/plain, which a form of another
 * site may send without asking, is not read at all. A body-less POST may name the type all the same.
 */
export const bodies = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser(['text/plain', 'application/json']);
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
      if (text === '') return done(null, undefined);
      parse(request, text.toString(), (error, body) =>
        error
          ? done(badRequest('Le contenu envoyé n’est pas du JSON valide.', PROBLEM_CODES.jsonMalformed))
          : done(null, body),
      );
    });
  },
  { name: 'bodies' },
);
