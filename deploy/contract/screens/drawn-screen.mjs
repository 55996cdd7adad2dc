import { fault } from '../verdict/fault.mjs';
import { differenceOn } from './taken-over.mjs';

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('../../published.mjs').Fault} Fault
 */

/** What React reports where the first rendering is not what it finds in the page. */
const HYDRATION_ERROR = /Minified React error #(41[89]|42[1-5])\b|Hydration failed/;

/** A text of the console as a fault of hydration; null where it is something else. @type {(path: string, text: string) => Fault | null} */
export const hydrationFault = (path, text) => {
  const [found, code] = HYDRATION_ERROR.exec(text) ?? [];
  if (found === undefined) return null;
  const said = code ? ` (React, erreur ${code})` : '';
  return fault(
    'hydratation',
    `${path} : le premier rendu du navigateur n’est pas ce que le serveur a dessiné${said}`,
  );
};

/**
 * What the browser makes of a drawn screen, seen twice where it is another: a busy machine may be late by itself.
 *
 * @type {(page: Page, path: string, openAgain: () => Promise<boolean>) => Promise<Fault[]>}
 */
export const drawnFaults = async (page, path, openAgain) => {
  const first = await differenceOn(page);
  if (first === null || !(await openAgain())) return [];
  const second = await differenceOn(page);
  return second === null ? [] : [fault('hydratation', `${path} : ${second}`)];
};

/**
 * What the verdict says of a screen that the server did not draw: its page works all the same, so it is a warning, save where
 * what draws it harms the others.
 *
 * @type {(drawing: import('./drawn-page.mjs').Drawing, path: string) => { faults: Fault[], warnings: Fault[] }}
 */
export const undrawnBy = ({ remote, undrawn, untold }, path) => {
  const { reason, isLeftOut } = undrawn.find(remote, path) ?? {};
  if (isLeftOut) {
    const what = 'ce que cette version donne au serveur ne rend pas la main, s’arrête ou épuise sa mémoire';
    return { faults: [fault('serveur', `${path} : ${what} (${reason})`)], warnings: [] };
  }
  // The version is left out whole, for what is said of another of its screens.
  if (undrawn.isLeftOut(remote)) return { faults: [], warnings: [] };
  if (reason === undefined) untold.add(path);
  const why = reason === undefined ? 'il ne dit pas pourquoi' : reason;
  const rest = 'la page arrive sans lui, puis le navigateur le dessine';
  return {
    faults: [],
    warnings: [fault('serveur', `${path} : le serveur ne dessine pas cet écran (${why}) ; ${rest}`)],
  };
};
