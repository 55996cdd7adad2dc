import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from './endpoint';
import type { AnyRule, Route } from './route';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isEndpoint = (value: unknown): value is Endpoint =>
  isRecord(value) && typeof value['method'] === 'string' && typeof value['path'] === 'string';
const isRoute = (value: unknown): value is Route<Endpoint, AnyRule> =>
  isRecord(value) && isEndpoint(value['endpoint']) && isRecord(value['rule']);

/** Modules of that name, one for each resource. */
const modulesOf = async (name: string): Promise<Record<string, unknown>[]> => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(`/${name}.ts`),
  );
  return Promise.all(files.map((file) => import(join(SOURCES, file))));
};

const keyOf = ({ method, path }: Endpoint): string => `${method} ${path.replace(/\{\?.*$/, '')}`;

/** Acts that leave no receipt, and bind all the same. */
const WITHOUT_RECEIPT = [
  'askIntervention',
  // Its receipt comes with the place (docs/decisions/exams-and-groups.md).
  'askTpWish',
  'encodeInternship',
  'finishWithGrant',
  'finishWithLanguage',
  'finishWithMaster',
  'saveRemediations',
  'submitInclusiveFile',
  // Its receipt is the line of the history: a package is of nobody (docs/decisions/school-data.md).
  'writeImport',
];

/** Acts that leave a receipt. */
const WITH_RECEIPT = [
  'chooseTpGroups',
  'placeOrder',
  'registerToCeremony',
  'registerToExams',
  'registerToSession',
  'settleThesis',
  'signProgramme',
  'signSupportPlan',
  'submitPae',
  'submitThesis',
  'submitThesisAgain',
];

/** Writes whose receipt proves something that can be given again, or that no screen sends. */
const REVISABLE = [
  // The defence information, as often as its window is open (docs/decisions/thesis-and-internships.md).
  'POST /extranet/student/IDM',
];

let named: [string, Endpoint][] = [];
let routes: Route<Endpoint, AnyRule>[] = [];

beforeAll(async () => {
  const modules = await modulesOf('endpoints');
  named = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]): [string, Endpoint][] =>
      isEndpoint(value) ? [[name, value]] : [],
    ),
  );
  routes = (await modulesOf('routes')).flatMap((module) =>
    Object.values(module).flatMap((table) => (isRecord(table) ? Object.values(table).filter(isRoute) : [])),
  );
});

const isBinding = ([, endpoint]: [string, Endpoint]): boolean => 'binding' in endpoint;

describe('a binding act', () => {
  it('is one of this list', () => {
    expect(named.length).toBeGreaterThan(80);
    expect(
      named
        .filter(isBinding)
        .map(([name]) => name)
        .sort(),
    ).toEqual([...WITH_RECEIPT, ...WITHOUT_RECEIPT].sort());
  });

  it('is any write that leaves a receipt, unless it can be given again', () => {
    const binding = new Set(named.filter(isBinding).map(([, endpoint]) => keyOf(endpoint)));
    const withReceipt = routes.filter(
      ({ endpoint, rule }) =>
        endpoint.method === 'POST' &&
        isRecord(rule.answer?.['properties']) &&
        'Recu' in rule.answer['properties'],
    );
    expect(withReceipt.length).toBeGreaterThan(10);
    const others = withReceipt.map(({ endpoint }) => keyOf(endpoint)).filter((key) => !binding.has(key));
    expect(others.sort()).toEqual(REVISABLE);
  });
});
