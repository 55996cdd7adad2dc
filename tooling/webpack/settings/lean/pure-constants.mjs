/** A constant of a module that is made by a call: `export const draft = get('/drafts').answers()`. */
const MADE = /^((?:export )?const \w+(?:: [^=\n]+)? =\s+)(?=(?:new )?[\w.]+[(<])/gm;

/** What that call is first given, made by a call too: `binds(post('/extranet/student/SAR'))`. */
const GIVEN = /(\/\* @__PURE__ \*\/ \w+\(\s*)(?=\w+\()/g;

/**
 * Loader for modules that do nothing by being read: what nobody takes of them may be left out, calls and all, which a
 * minifier does not know by itself.
 *
 * @param {string} source
 */
export default function pureConstants(source) {
  return source.replace(MADE, '$1/* @__PURE__ */ ').replace(GIVEN, '$1/* @__PURE__ */ ');
}
