import { openBrowser } from '../browser.mjs';
import { heading } from '../checks.mjs';
import { TOKEN_SECONDS } from '../provider.mjs';
import { signIn } from './arriving.mjs';
import { STUDENT } from './people.mjs';

const FAR = 600;

/** What somebody sees of a provider whose clock is wrong. @param {import('./arriving.mjs').Scene} scene */
export const clocksDisagree = async (scene) => {
  const { provider, portal, checks } = scene;
  /** @param {number} skew */
  const seen = async (skew) => {
    await provider.stop();
    await provider.start(skew);
    const browser = openBrowser();
    const page = await signIn(scene, STUDENT.name, browser);
    return (await portal.who(browser))?.EtudiantMatricule ?? heading(page);
  };
  checks.is('son horloge avance de 30 s', await seen(30), STUDENT.matricule);
  checks.is('son horloge retarde de 30 s', await seen(-30), STUDENT.matricule);
  checks.is('elle avance de 10 min', await seen(FAR), STUDENT.matricule);
  checks.is(
    'elle retarde de la durée du jeton et de 15 s',
    await seen(-TOKEN_SECONDS - 15),
    STUDENT.matricule,
  );
  const page = await seen(-TOKEN_SECONDS - 45);
  checks.is('elle retarde de la durée du jeton et de 45 s', page, '400 La connexion n’a pas abouti');
  checks.is('elle retarde de 10 min', await seen(-FAR), '400 La connexion n’a pas abouti');
  checks.is('refusé pour sa date', Number(portal.lastRefusal().includes('"exp"')), 1);
  await provider.stop();
  await provider.start();
};
