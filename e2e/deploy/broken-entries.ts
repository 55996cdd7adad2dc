import { entryOf } from '../registry-in-page';

const globalOf = (remote: string): string => remote.replaceAll('-', '_');

/** Remote entry that throws when executed. */
export const throwsOnLoad = (): string => 'throw new Error("panne");';

/** Remote entry with a syntax error. */
export const unparsableEntry = (remote: string): string => `var ${globalOf(remote)} = {{{`;

/** Remote whose screens throw in render. */
export const throwsOnRender = (remote: string): string => entryOf(remote, 'throw new Error("panne");');

/** Container with a module of another shape. */
export const entryWithoutScreens = (remote: string): string =>
  `var ${globalOf(remote)} = { init: async () => {}, get: async () => () => ({ default: { ecrans: [] } }) };`;

/** Working remote of one sentence, which leaves a trace when executed. */
export const workingEntry = (remote: string, sentence: string): string =>
  `globalThis.aTourne = true; ${entryOf(remote, `return ${JSON.stringify(sentence)};`)}`;

/** True when such a remote was executed; for `page.evaluate`. */
export const hasRun = (): boolean => Reflect.get(globalThis, 'aTourne') === true;
