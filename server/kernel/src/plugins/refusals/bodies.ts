import fp from 'fastify-plugin';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { badRequest } from '../../errors';

/** The deepest write has four levels; a draft holds a form. What walks a body may then be recursive. */
const DEPTH_MAX = 32;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** True when a parsed value nests deeper than `max` arrays and objects; iterative. */
const isDeeperThan = (value: unknown, max: number): boolean => {
  let level = [value].filter(isObject);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === max) return true;
    level = level.flatMap((one) => Object.values(one).filter(isObject));
  }
  return false;
};

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
      parse(request, text.toString(), (error, body) => {
        if (error)
          return done(badRequest('Le contenu envoyé n’est pas du JSON valide.', PROBLEM_CODES.jsonMalformed));
        if (isDeeperThan(body, DEPTH_MAX)) {
          return done(
            badRequest('Le contenu envoyé est imbriqué trop profondément.', PROBLEM_CODES.jsonTooDeep),
          );
        }
        done(null, body);
      });
    });
  },
  { name: 'bodies' },
);
