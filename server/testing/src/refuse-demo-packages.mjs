// Loaded with --import before a server: what belongs to the demo alone can't be loaded, and says its name
// (server.test.ts).
import { register } from 'node:module';

const hooks = `export const resolve = (specifier, context, next) => {
  if (/^(@faker-js\\/faker|oidc-provider)(\\/|$)/.test(specifier)) throw new Error('refused: ' + specifier);
  return next(specifier, context);
};`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
