import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { federationName, folderOf } from 'tooling/build/paths';

/**
 * @typedef {object} Parts of a container, each source text
 * @property {string} [before]
 * @property {string} [atImport]
 * @property {string} [screen]
 * @property {string[]} [paths]
 * @property {string[]} [declared] addresses that portal.json names besides
 * @property {boolean} [isDrawn] it has a server half, made of the same screen
 */

const REACT = join(folderOf('shell'), 'node_modules', 'react', 'cjs', 'react.production.js');

/**
 * A container as the federation runtime wants it, by hand: one screen, whose parts may each be replaced by a bad one.
 *
 * @type {(name: string, path: string, parts: Parts) => string}
 */
const container = (name, path, { before = '', atImport = '', screen = '', paths = [path] }) => `
var ${federationName(name)} = (() => {
  ${before}
  let scope;
  return {
    init: (shared) => { scope = shared; },
    get: async () => {
      const React = (await Object.values(scope.react)[0].get())();
      const Screen = () => {
        ${screen}
        return React.createElement('h1', null, 'Un écran');
      };
      return () => {
        ${atImport}
        return { default: { screens: Object.fromEntries(${JSON.stringify(paths)}.map((path) => [path, Screen])) } };
      };
    },
  };
})();`;

/**
 * What the server draws of a small remote, as the build of one leaves it (tooling/build/screens-preset.mjs).
 *
 * @type {(path: string, parts: Parts) => string}
 */
const serverHalf = (path, { screen = '', paths = [path] }) => `
const React = globalThis.__PORTAL_SHARED__.react;
const Screen = () => {
  ${screen}
  return React.createElement('h1', null, 'Un écran');
};
module.exports = { default: { screens: Object.fromEntries(${JSON.stringify(paths)}.map((path) => [path, Screen])) } };`;

/** Runs what follows on the server alone. */
const ON_SERVER = "if (typeof window === 'undefined')";

const EFFECTS = `
  setInterval(() => {}, 60_000);
  localStorage.setItem('panier', '1');
  addEventListener('resize', () => {});
  window.panier = [];
  document.body.dataset.panier = '1';
  new Image().src = '/favicon.svg?panier';`;

/** Leaves for another page, with a fault there, as soon as axe comes. */
const LEAVES = `React.useEffect(() => {
  if (!document.documentElement.textContent.includes('230107')) return;
  const look = setInterval(() => {
    if (!('axe' in window)) return;
    clearInterval(look);
    history.replaceState(null, '', '/desktop');
    document.querySelector('main').append(new Image());
  }, 1);
}, []);`;

const OWN_REACT = `const module = { exports: {} }; const exports = module.exports; ${readFileSync(REACT, 'utf8')}; const Own = module.exports;`;

/**
 * What each small remote does wrong, the names of the checks that must say so, and of those that warn.
 *
 * @type {Record<string, [change: Parts, checks: string[], warnings?: string[]]>}
 */
export const SMALL_REMOTES = {
  'mf-sain': [{}, []],
  'mf-agite': [{ atImport: EFFECTS }, ['import']],
  'mf-jumeau': [
    { before: OWN_REACT, screen: "return Own.createElement('h1', null, 'Un écran');" },
    ['react'],
  ],
  'mf-copie': [
    {
      atImport:
        "scope.react['18.0.0'] = { version: '18.0.0', get: async () => () => ({}), from: 'mf_copie' };",
    },
    ['partage'],
  ],
  'mf-greffe': [
    {
      screen: `React.useEffect(() => {
        const script = document.createElement('script');
        script.textContent = 'self.greffe = 1';
        document.head.append(script);
      }, []);`,
    },
    // Trusted Types throw where the script is written, so its screen falls too.
    ['chargement', 'console', 'csp'],
  ],
  'mf-oubli': [{ declared: ['/essai/mf-oubli/liste'] }, ['chargement', 'routes']],
  'mf-boucle': [
    {
      paths: ['/essai/mf-boucle', '/essai/mf-boucle/liste'],
      declared: ['/essai/mf-boucle/liste'],
      screen: "if (location.pathname.endsWith('/liste')) for (;;);",
    },
    ['chargement'],
  ],
  'mf-opaque': [
    {
      screen: `return React.createElement(React.Fragment, null, React.createElement('h1', null, 'Un écran'),
        React.createElement('img', { src: '/favicon.svg' }));`,
    },
    ['accessibilite'],
  ],
  'mf-tourne': [{ atImport: 'for (;;);' }, ['chargement']],
  'mf-vide': [
    {
      screen: `const isEmpty = document.documentElement.textContent.includes('230107');
        return React.createElement(React.Fragment, null, React.createElement('h1', null, 'Un écran'),
          isEmpty && React.createElement('img', { src: '/favicon.svg' }));`,
    },
    ['accessibilite'],
  ],
  'mf-parti': [{ isDrawn: true, screen: LEAVES }, []],
  'mf-bavard': [{ screen: "React.useEffect(() => console.error('oups'), []);" }, ['console']],
  'mf-dessine': [{ isDrawn: true }, []],
  'mf-document': [{ isDrawn: true, screen: 'document.title;' }, [], ['serveur']],
  'mf-divise': [
    {
      isDrawn: true,
      screen: `${ON_SERVER} return React.createElement('h1', null, 'L’écran du serveur');`,
    },
    ['hydratation'],
  ],
  'mf-efface': [
    {
      isDrawn: true,
      screen: `const [isOpen, setIsOpen] = React.useState(false);
        React.useLayoutEffect(() => setIsOpen(true), []);
        if (!isOpen) return React.createElement('h1', null, 'Un instant');`,
    },
    ['hydratation'],
  ],
  'mf-sans-fin': [{ isDrawn: true, screen: `${ON_SERVER} for (;;);` }, ['serveur']],
  'mf-sortie': [{ isDrawn: true, screen: `${ON_SERVER} process.exit(1);` }, ['serveur']],
  'mf-casse': [{ before: "throw new Error('panne');" }, ['chargement', 'console']],
};

/**
 * The script, the `portal.json` and what the server draws of a small remote, as `name`.
 *
 * @param {string} kind
 * @param {string} name
 */
export const smallRemote = (kind, name = kind) => {
  const [change] = SMALL_REMOTES[kind] ?? [];
  if (!change) throw new Error(`no small remote is ${kind}`);
  const path = `/essai/${name}`;
  const declared = (change.declared ?? []).map((each) => each.replace(kind, name));
  const screens = [path, ...declared].map((each) => ({
    path: each,
    title: 'Un écran',
    roles: ['student'],
  }));
  const manifest = { name, label: 'Essai', requires: { contract: '^1.0.0' }, kit: [], screens };
  const drawn = change.isDrawn ? serverHalf(path, change) : null;
  return { script: container(name, path, change), manifest, drawn };
};
