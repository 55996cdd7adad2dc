import { openBrowser } from '../browser.mjs';
import { TOKEN_SECONDS } from '../provider.mjs';
import { arrive, signIn } from './arriving.mjs';
import { STUDENT } from './people.mjs';

/**
 * Leaves the portal and, by it, the provider; whoever signs in next in this browser has to say who she is.
 *
 * @type {(scene: import('./arriving.mjs').Scene, browser: import('../browser.mjs').Browser, when: string) => Promise<void>}
 */
const leave = async (scene, browser, when) => {
  const { provider, portal, checks } = scene;
  const home = `${portal.url}/`;
  const redirect = (await portal.leave(browser)) ?? home;
  const isProvider = redirect.startsWith(new URL(provider.issuer).origin);
  checks.is(`la sortie ${when} mène à celle du fournisseur`, Number(isProvider), 1);
  const page = await provider.signOut(browser, redirect, (url) => url === home);
  checks.is(`la sortie ${when} ramène au portail`, page.url.replace(home, '/'), '/');
  checks.is(`la sortie ${when} ferme la session du portail`, (await portal.who(browser)) === null ? 0 : 1, 0);
  const after = await arrive(scene, browser);
  checks.is(`la sortie ${when} ferme celle du fournisseur`, Number(provider.asksPassword(after)), 1);
};

/** The portal's sign-out ends the provider's session too, even when the token that says whose it is has expired. @param {import('./arriving.mjs').Scene} scene */
export const signOutEndsBoth = async (scene) => {
  const { provider, checks } = scene;
  const [soon, late] = [openBrowser(), openBrowser()];
  await signIn(scene, STUDENT.name, soon);
  const again = await arrive(scene, soon);
  checks.is('connectée, une nouvelle connexion ne demande rien', Number(provider.asksPassword(again)), 0);
  await leave(scene, soon, 'aussitôt');
  await signIn(scene, STUDENT.name, late);
  await provider.stop();
  await provider.start(2 * TOKEN_SECONDS);
  await leave(scene, late, 'après la fin du jeton');
  await provider.stop();
  await provider.start();
};
