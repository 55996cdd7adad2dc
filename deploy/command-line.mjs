import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { openReleaseStore, openUnguardedStore, UnfitStore, Untrusted } from 'release-store';
import { REMOTES, releasesFolder } from 'tooling/build/paths';
import { contractInService } from './checks/contract-in-service.mjs';
import { withVerdictCache } from './contract/verdict/verdict-cache.mjs';
import { configuredGuard, searchedForKeys } from './keys/guard.mjs';
import { KEY_VERBS } from './keys/key-command.mjs';
import { Refusal } from './refusal.mjs';
import { builtPackages, builtVersions, typedVersions } from './sets/members.mjs';
import { SET_VERBS } from './sets/table.mjs';
import { SHELL } from './shell-release.mjs';
import { move } from './verbs/move.mjs';
import { VERBS } from './verbs/table.mjs';

const USAGE = `portalctl <verbe> [domaine, ou shell] [version]
  publish <domaine> [--dist <dossier>]            construit, vérifie et publie, sans activer
  check <domaine> <version> [--json]              contrôle dans un navigateur, sans activer
  check --shell [--json]                          le shell construit, avec toutes les versions en service ;
                                                  check shell <version> : un shell publié
  promote <domaine> <version> [--percent N]       contrôle, puis active pour tous, ou pour N % des personnes ;
          --pour <compte>,<compte>                et, avec --percent, pour ces comptes-là : les vôtres, par exemple
  rollback <domaine> [--to <version>]             revient à la version précédente, ou à celle que vous dites
  disable <domaine> --message "…"                 met hors service ; enable <domaine> remet en service
  publish --all                                   tout ce qui se construit ici, shell compris, sans activer
  promote --all                                   le shell et les domaines construits ici, contrôlés ensemble, activés
                                                  en une fois, ou pas du tout
  promote --set shell@<version> <domaine>@<version> …   les versions que vous dites, de même ; check --all, check --set :
                                                  le contrôle seul
  rollback --set                                  revient, en une fois, à ce qui servait avant le dernier lot
  prune <domaine>                                 retire les versions que plus aucune page ne peut demander
  status [--json], history [domaine] [--json]
  key new <qui> [--to <fichier>], key trust <clé publique>, key rotate <qui> [--to <fichier>], key revoke <clé>,
      key adopt, key list                         qui peut publier ; <qui> : un domaine, shell, serveur, exploitant
  move                                            du dossier RELEASES_DIR au seau RELEASES_BUCKET, avec l’histoire
  PORTAL_URL=https://…                            le portail qui dit son contrat, en plus du shell en service
  --par <qui> --pourquoi "…"                      notés au journal`;

/** @satisfies {import('node:util').ParseArgsConfig['options']} */
const OPTIONS = /** @type {const} */ ({
  dist: { type: 'string' },
  percent: { type: 'string' },
  pour: { type: 'string' },
  message: { type: 'string' },
  to: { type: 'string' },
  par: { type: 'string' },
  pourquoi: { type: 'string' },
  json: { type: 'boolean' },
  shell: { type: 'boolean' },
  all: { type: 'boolean' },
  set: { type: 'boolean' },
});

/**
 * The browser is fetched by the verbs that need it: a rollback takes no longer for it.
 *
 * @type {import('./verbs/options.mjs').CheckRemotes}
 */
const checkInBrowser = withVerdictCache(async (...args) =>
  (await import('./contract/check-remotes.mjs')).checkRemotes(...args),
);

const configuredPlace = () => ({ bucket: process.env.RELEASES_BUCKET || null, folder: releasesFolder() });

const configuredStore = () =>
  openReleaseStore({ ...configuredPlace(), guard: configuredGuard(), searched: searchedForKeys() });

/** @param {string | undefined} text */
const percentOf = (text) => {
  if (text === undefined) return undefined;
  const percent = Number(text);
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new Refusal('pourcentage', '--percent demande un entier de 1 à 100.');
  return percent;
};

/** The accounts that a trial is for. @type {(text: string | undefined, percent: string | undefined) => string[]} */
const accountsOf = (text, percent) => {
  if (text === undefined) return [];
  const accounts = text.split(',').map((account) => account.trim());
  if (!percent || accounts.includes(''))
    throw new Refusal('comptes', '--pour nomme des comptes, séparés par des virgules, et va avec --percent.');
  return accounts;
};

/** @param {string[]} args */
const parse = (args) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch {
    throw new Refusal('option', USAGE);
  }
};

/** @typedef {ReturnType<typeof parse>} Parsed */

/** The versions that a command on a set is about. @type {(verb: import('./sets/table.mjs').SetVerb, parsed: Parsed) => Record<string, string>} */
const versionsOf = (verb, { values, positionals: [, ...words] }) => {
  if (verb.takesVersions && !values.all) return typedVersions(words);
  if (words.length > 0) throw new Refusal('lot', USAGE);
  return values.all && verb.takesVersions ? builtVersions() : {};
};

/** @type {(parsed: Parsed) => { verb: import('./sets/table.mjs').SetVerb, set: Record<string, string> }} */
const readSetCommand = (parsed) => {
  const { values, positionals } = parsed;
  const [name = ''] = positionals;
  const verb = Object.hasOwn(SET_VERBS, name) ? SET_VERBS[name] : undefined;
  const isOther = (values.all && name === 'rollback') || (values.set && (name === 'publish' || values.all));
  if (!verb || isOther) throw new Refusal('lot', USAGE);
  if (values.percent || values.pour || values.dist || values.to || values.shell)
    throw new Refusal(
      'option',
      'Un lot est entier, et pour tous : ni --percent, ni --pour, ni --dist, ni --to, ni --shell.',
    );
  return { verb, set: versionsOf(verb, parsed) };
};

/** @param {Parsed} parsed */
const readCommand = ({ values, positionals }) => {
  const [name = '', remote = '', version = ''] = positionals;
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!verb) throw new Refusal('verbe', USAGE);
  if (!remote && !verb.needsNoRemote) throw new Refusal('domaine', USAGE);
  if (remote === SHELL && (verb.isNotForShell || values.percent))
    throw new Refusal('domaine', 'Le shell est le même pour tous, et toujours en service.');
  if (remote && remote !== SHELL && !REMOTES.includes(remote))
    throw new Refusal('domaine', `Domaine inconnu : ${remote}. Les domaines sont ${REMOTES.join(', ')}.`);
  if (name === 'promote' && !version) throw new Refusal('version', USAGE);
  const { par, pourquoi, percent, pour, ...rest } = values;
  return {
    verb,
    // A shell is judged by the contract that it says itself.
    isJudged: Boolean(verb.judges) && remote !== '' && remote !== SHELL,
    options: {
      ...rest,
      remote,
      version,
      percent: percentOf(percent),
      accounts: accountsOf(pour, percent),
      by: par ?? userInfo().username,
      reason: pourquoi,
    },
  };
};

/** The name of a key is a digest in base64url: one in sixty-four begins as an option does. */
const LIKE_AN_OPTION = /^-[\w-]{42}$/;

/** @param {string[]} args */
const withKeysLast = (args) => [
  ...args.filter((word) => !LIKE_AN_OPTION.test(word)),
  '--',
  ...args.filter((word) => LIKE_AN_OPTION.test(word)),
];

/** @type {(args: string[], store: import('release-store').ReleaseStore) => Promise<string>} */
const runKeys = async (args, store) => {
  const { values, positionals } = parse(withKeysLast(args));
  const [verb = '', what = ''] = positionals;
  const run = Object.hasOwn(KEY_VERBS, verb) ? KEY_VERBS[verb] : undefined;
  if (!run) throw new Refusal('verbe', USAGE);
  return run({ store, what, to: values.to, by: values.par ?? userInfo().username });
};

/** The verbs that serve no domain: on the keys, and on where everything stands. @type {Record<string, (args: string[], tools: Partial<Tools>) => Promise<string>>} */
const ASIDE = {
  key: (args, { store }) => runKeys(args, store ?? openUnguardedStore(configuredPlace())),
  move: () =>
    move({
      folder: releasesFolder(),
      bucket: process.env.RELEASES_BUCKET,
      guard: configuredGuard(),
      searched: searchedForKeys(),
    }),
};

/** @type {(parsed: Parsed, tools: Partial<Tools>) => Promise<string>} */
const runSet = async (parsed, { store = configuredStore(), contract, checkRemotes }) => {
  const { verb, set } = readSetCommand(parsed);
  const { par, pourquoi, json } = parsed.values;
  const members = verb.takesVersions ? Object.keys(set) : builtPackages();
  if (verb.writes) for (const remote of members) await store.requireSigner(remote);
  // A shell is judged by the contract that it says itself.
  const isJudged = verb.run !== SET_VERBS.rollback?.run && !set[SHELL];
  const spoken = contract ?? (isJudged ? await contractInService(store, process.env.PORTAL_URL) : '');
  return verb.run({
    set,
    remote: '',
    version: '',
    json,
    by: par ?? userInfo().username,
    reason: pourquoi,
    store,
    contract: spoken,
    checkRemotes: checkRemotes ?? checkInBrowser,
  });
};

/** @type {(args: string[], tools: Partial<Tools>) => Promise<string>} */
const runVerb = async (args, tools) => {
  const parsed = parse(args);
  if (parsed.values.all || parsed.values.set) return runSet(parsed, tools);
  const { store = configuredStore(), contract, checkRemotes } = tools;
  const { verb, isJudged, options } = readCommand(parsed);
  // Before anything is built or judged: the store would refuse it at the end.
  if (verb.writes) await store.requireSigner(options.remote);
  const spoken = contract ?? (isJudged ? await contractInService(store, process.env.PORTAL_URL) : '');
  return verb.run({ ...options, store, contract: spoken, checkRemotes: checkRemotes ?? checkInBrowser });
};

/** Every command by its words. */
export const COMMANDS = [
  ...Object.keys(VERBS),
  ...Object.keys(ASIDE).filter((name) => name !== 'key'),
  ...Object.keys(KEY_VERBS).map((name) => `key ${name}`),
];

/** @typedef {Pick<import('./verbs/options.mjs').Options, 'store' | 'contract' | 'checkRemotes'>} Tools */

/**
 * Runs one command; resolves to the exit code. Refusals go to stderr with their code.
 *
 * @param {string[]} args
 * @param {Partial<Tools>} [tools]
 */
export const portalctl = async (args, tools = {}) => {
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  try {
    const [first = '', ...rest] = args;
    const aside = Object.hasOwn(ASIDE, first) ? ASIDE[first] : undefined;
    const said = aside ? await aside(rest, tools) : await runVerb(args, tools);
    if (said) console.log(said);
    return 0;
  } catch (error) {
    const isRefused = error instanceof Refusal || error instanceof Untrusted || error instanceof UnfitStore;
    console.error(`${isRefused ? error.code : 'panne'} : ${error instanceof Error ? error.message : error}`);
    return isRefused ? 1 : 2;
  }
};
