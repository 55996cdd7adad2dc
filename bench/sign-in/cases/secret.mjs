import { heading } from '../checks.mjs';
import { signIn } from './arriving.mjs';
import { STUDENT } from './people.mjs';

/** A portal that has another secret than the provider: the person reads that it is not her, the log names it. @param {import('./arriving.mjs').Scene} scene */
export const secretIsWrong = async (scene) => {
  const { provider, portal, checks } = scene;
  const page = await signIn(scene, STUDENT.name);
  checks.is('un secret faux', heading(page), '400 La connexion n’a pas abouti');
  const said = portal.lastRefusal();
  checks.is(
    'est nommé au journal',
    said.includes(provider.refusal) ? provider.refusal : said,
    provider.refusal,
  );
};
