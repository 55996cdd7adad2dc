import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

const requireJson = createRequire(import.meta.url);
const compat: CompatData = requireJson('@mdn/browser-compat-data');
const tooling: { browserslist: string[] } = requireJson('../../tooling/package.json');

const NAMES = new Map([['ios_saf', 'safari_ios']]);

/** The oldest supported version of each browser, by the name that MDN gives it. */
const oldest = (): Map<string, number> => {
  const found = new Map<string, number>();
  for (const entry of browserslist(tooling.browserslist)) {
    const [name = '', version = ''] = entry.split(' ');
    const browser = NAMES.get(name) ?? name;
    const number = Number.parseFloat(version);
    found.set(browser, Math.min(found.get(browser) ?? number, number));
  }
  return found;
};

const OLDEST = oldest();

/** Half of an implementation counts: what lacks in it is said in words that no rule can read. */
const isSince = (support: SupportStatement | undefined, version: number): boolean =>
  [support ?? []]
    .flat()
    .some(
      ({ version_added: added, flags }) =>
        typeof added === 'string' && !flags && Number.parseFloat(added.replace('≤', '')) <= version,
    );

/** True where every supported browser has it, by MDN's data. */
const isSupported = ({ support }: CompatStatement): boolean =>
  [...OLDEST].every(([browser, version]) => isSince(support[browser as keyof typeof support], version));

const missingMembers = (owner: Identifier): string[] =>
  Object.entries(owner).flatMap(([key, member]) => {
    const statement = key === '__compat' ? undefined : (member as Identifier).__compat;
    return statement && !isSupported(statement) ? [key.replace(/_static$/, '')] : [];
  });

const membersOf = (owners: Identifier | undefined): [string, string[]][] =>
  Object.entries(owners ?? {}).flatMap(([name, owner]) =>
    name === '__compat' ? [] : [[name, missingMembers(owner as Identifier)]],
  );

const BUILTINS = membersOf(compat.javascript['builtins']);

/** What an older supported browser lacks of the objects that scripts name: `Promise.withResolvers`, `AbortSignal.any`. */
export const missingProperties = (): { object: string; property: string }[] =>
  [...BUILTINS, ...membersOf(compat.api)].flatMap(([object, members]) =>
    members.map((property) => ({ object, property })),
  );

const VALUES = new Set(['Array', 'String', 'Set', 'Map', 'ArrayBuffer', 'Uint8Array', 'TypedArray']);

/** Methods of plain values that an older supported browser lacks, by their names alone: `intersection`, `isWellFormed`. */
export const missingMethods = (): string[] =>
  BUILTINS.flatMap(([name, members]) => (VALUES.has(name) ? members : [])).filter((name) =>
    /^\w+$/.test(name),
  );
