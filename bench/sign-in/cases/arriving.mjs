import { setTimeout as wait } from 'node:timers/promises';
import { openBrowser } from '../browser.mjs';
import { heading } from '../checks.mjs';
import { GROUPS } from '../portal.mjs';
import { STAFF, STRANGER, STUDENT } from './people.mjs';

/**
 * @typedef {object} Scene one provider, a portal that believes it, and the rows of what is seen
 * @property {import('../provider.mjs').Provider} provider
 * @property {import('../portal.mjs').Portal} portal
 * @property {import('../checks.mjs').Checks} checks
 */

/** Asks the portal for a sign-in; resolves to the page that somebody rests on without saying who she is. @type {(scene: Scene, browser: import('../browser.mjs').Browser, query?: string) => Promise<import('../browser.mjs').Page>} */
export const arrive = async ({ provider, portal }, browser, query) =>
  provider.goOn(browser, await portal.begin(browser, query));

/** Signs somebody in by the provider's form; resolves to the page that she comes to rest on. @type {(scene: Scene, name: string, browser?: import('../browser.mjs').Browser) => Promise<import('../browser.mjs').Page>} */
export const signIn = async (scene, name, browser = openBrowser()) =>
  scene.provider.signIn(browser, await arrive(scene, browser), name);

/** A student comes in as the one whom the provider's claim names. @param {Scene} scene */
export const studentArrives = async (scene) => {
  const { provider, portal, checks } = scene;
  const browser = openBrowser();
  const login = await arrive(scene, browser, '?returnTo=/auth/done');
  checks.is('le formulaire du fournisseur demande le mot de passe', Number(provider.asksPassword(login)), 1);
  const page = await provider.signIn(browser, login, STUDENT.name);
  checks.is('l’étudiante revient là où elle allait', heading(page), '200 Votre session est ouverte');
  const infos = await portal.who(browser);
  checks.is('security/infos dit son matricule', infos?.EtudiantMatricule ?? '', STUDENT.matricule);
  checks.is('elle est étudiante, et rien d’autre', infos?.RoleNames.join(' ') ?? '', 'student');
};

/** @type {(infos: Awaited<ReturnType<import('../portal.mjs').Portal['who']>>) => string} */
const rightsOf = (infos) => {
  if (infos === null) return 'personne';
  return (
    Object.keys(GROUPS)
      .filter((right) => infos.RoleNames.includes(right))
      .join(' ') || 'aucun'
  );
};

/** Staff have the rights of their groups, and lose the one of a group that they left. @param {Scene} scene */
export const staffHasGroups = async (scene) => {
  const { provider, portal, checks } = scene;
  const [before, after] = [openBrowser(), openBrowser()];
  await signIn(scene, STAFF.name, before);
  checks.is('deux groupes donnent deux droits', rightsOf(await portal.who(before)), 'admin verifications');
  await provider.change({ ...STAFF, groups: [GROUPS.verifications] });
  await signIn(scene, STAFF.name, after);
  checks.is('un groupe quitté prend son droit', rightsOf(await portal.who(after)), 'verifications');
  checks.is('dans la session d’avant aussi', rightsOf(await portal.who(before)), 'verifications');
  await provider.change({ ...STAFF, groups: [] });
  await signIn(scene, STAFF.name);
  checks.is('plus de groupe, plus de droit', rightsOf(await portal.who(after)), 'aucun');
  await provider.change(STAFF);
};

/** Whoever has no account stays outside, and may come back as somebody else. @param {Scene} scene */
export const strangerIsRefused = async (scene) => {
  const { provider, portal, checks } = scene;
  const browser = openBrowser();
  const page = await signIn(scene, STRANGER.name, browser);
  checks.is('qui n’a pas de compte', heading(page), '403 Compte inconnu du portail');
  checks.is('n’a pas de session', (await portal.who(browser)) === null ? 0 : 1, 0);
  const again = await arrive(scene, browser);
  checks.is('le fournisseur la connaît encore', heading(again), '403 Compte inconnu du portail');
  await wait(provider.trusts);
  const other = await arrive(scene, browser, '?compte=autre');
  checks.is('« un autre compte » redemande qui elle est', Number(provider.asksPassword(other)), 1);
  const student = await provider.signIn(browser, other, STUDENT.name);
  checks.is(
    'et laisse entrer l’autre',
    (await portal.who(browser))?.EtudiantMatricule ?? heading(student),
    STUDENT.matricule,
  );
};
