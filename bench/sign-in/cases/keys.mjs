import { openBrowser } from '../browser.mjs';
import { heading } from '../checks.mjs';
import { signIn } from './arriving.mjs';
import { STUDENT } from './people.mjs';

/** A new key works at once; one that the provider withdrew does not. @param {import('./arriving.mjs').Scene} scene */
export const keysAreRotated = async (scene) => {
  const { provider, portal, checks } = scene;
  await provider.rotate();
  const browser = openBrowser();
  await signIn(scene, STUDENT.name, browser);
  checks.is(
    'une clé nouvelle sert tout de suite',
    (await portal.who(browser))?.EtudiantMatricule ?? '',
    STUDENT.matricule,
  );
  // The token is on its way, signed and not expired, when its key is withdrawn.
  provider.relay.beforeAnswer(provider.tokenPath, provider.rotate);
  const late = openBrowser();
  const page = await signIn(scene, STUDENT.name, late);
  checks.is('un jeton dont la clé vient d’être retirée', heading(page), '400 La connexion n’a pas abouti');
  checks.is('refusé pour sa clé', Number(/\bkey/.test(portal.lastRefusal())), 1);
  checks.is('sans que ce soit sa faute', Number(page.text.includes('Vous n’y êtes pour rien')), 1);
  checks.is('n’ouvre pas de session', (await portal.who(late)) === null ? 0 : 1, 0);
};
