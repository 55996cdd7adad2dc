/** A number of the portal, by the route and the field that tell it. */
const isNumber = (field: string): boolean => field.endsWith('ID') || field.endsWith('Id');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which number of one portal is which of the other: each is one number of the other, both ways. */
export class Renaming {
  readonly #there = new Map<string, unknown>();
  readonly #back = new Map<string, unknown>();

  /** True where the two may be the same thing. */
  isSame(scope: string, here: unknown, there: unknown): boolean {
    const [go, come] = [`${scope} ${String(here)}`, `${scope} ${String(there)}`];
    if (!this.#there.has(go)) this.#there.set(go, there);
    if (!this.#back.has(come)) this.#back.set(come, here);
    return this.#there.get(go) === there && this.#back.get(come) === here;
  }

  /** The other portal's number for one of this one's. */
  of(scope: string, here: unknown): unknown {
    return this.#there.get(`${scope} ${String(here)}`) ?? here;
  }
}

type Rename = (field: string, here: unknown, there: unknown) => boolean;

/** A code that ends in a number of the portal, as `examen-18` does, in its two parts. */
const codeParts = (field: string, value: unknown): [string, string] | null => {
  const [, name, number] = (field === 'Code' && /^(\D+-)(\d+)$/.exec(String(value))) || [];
  return name === undefined || number === undefined ? null : [name, number];
};

const isSameValue = (field: string, here: unknown, there: unknown, rename: Rename): boolean => {
  if (isNumber(field) && here !== null && there !== null) return rename(field, here, there);
  const [mine, yours] = [codeParts(field, here), codeParts(field, there)];
  if (mine && yours && mine[0] === yours[0]) return rename(`Code ${mine[0]}`, mine[1], yours[1]);
  return here === there;
};

/** Where two answers differ, numbers of the portal aside; empty where they say the same. */
export const differences = (here: unknown, there: unknown, rename: Rename, path = ''): string[] => {
  const field = path.split('.').at(-1) ?? '';
  if (Array.isArray(here) && Array.isArray(there) && here.length === there.length)
    return here.flatMap((one, at) => differences(one, there[at], rename, path));
  if (isRecord(here) && isRecord(there)) {
    const fields = new Set([...Object.keys(here), ...Object.keys(there)]);
    return [...fields].flatMap((name) => differences(here[name], there[name], rename, `${path}.${name}`));
  }
  return isSameValue(field, here, there, rename)
    ? []
    : [`${path}: ${JSON.stringify(here)?.slice(0, 200)} / ${JSON.stringify(there)?.slice(0, 200)}`];
};

/** Every value that an answer gives to a field. */
export function* valuesOf(answer: unknown): Generator<[field: string, value: unknown]> {
  if (Array.isArray(answer)) for (const one of answer) yield* valuesOf(one);
  if (!isRecord(answer)) return;
  for (const [field, value] of Object.entries(answer)) {
    if (isNumber(field) && typeof value === 'number') yield [field, value];
    yield* valuesOf(value);
  }
}
