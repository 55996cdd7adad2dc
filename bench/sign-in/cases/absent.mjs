import { openBrowser } from '../browser.mjs';
import { heading } from '../checks.mjs';
import { signIn } from './arriving.mjs';
import { STUDENT } from './people.mjs';

const DOWN = '503 La connexion est momentanément indisponible';

/** The provider stops between two pages, then comes back. @param {import('./arriving.mjs').Scene} scene */
export const providerIsAbsent = async (scene) => {
  const { provider, portal, checks } = scene;
  const [inside, arriving] = [openBrowser(), openBrowser()];
  await signIn(scene, STUDENT.name, inside);
  const login = await portal.begin(arriving);
  const isBack = (/** @type {string} */ url) => url.startsWith(`${portal.url}/auth/callback`);
  const { url } = await provider.signIn(arriving, login, STUDENT.name, isBack);
  await provider.stop();
  checks.is('arrêté pendant la connexion', heading(await arriving.go(url)), DOWN);
  checks.is('arrêté avant la connexion', heading(await portal.begin(openBrowser())), DOWN);
  checks.is(
    'qui est connecté le reste',
    (await portal.who(inside))?.EtudiantMatricule ?? '',
    STUDENT.matricule,
  );
  await provider.start();
  const browser = openBrowser();
  await signIn(scene, STUDENT.name, browser);
  checks.is(
    'revenu, il sert aussitôt',
    (await portal.who(browser))?.EtudiantMatricule ?? '',
    STUDENT.matricule,
  );
};
