import { entryOf } from '../registry-in-page';

const globalOf = (remote: string): string => remote.replaceAll('-', '_');

/** Entry of a remote that throws as soon as it runs. */
export const throwsOnLoad = (): string => 'throw new Error("panne");';

/** Entry that no browser can read. */
export const isNoScript = (remote: string): string => `var ${globalOf(remote)} = {{{`;

/** A whole remote whose screens throw when they are drawn. */
export const throwsOnRender = (remote: string): string => entryOf(remote, 'throw new Error("panne");');

/** A container whose module is none of ours. */
export const hasNoScreens = (remote: string): string =>
  `var ${globalOf(remote)} = { init: async () => {}, get: async () => () => ({ default: { ecrans: [] } }) };`;

/** A sound remote of one sentence, which leaves a trace as soon as it runs. */
export const saysSo = (remote: string, sentence: string): string =>
  `globalThis.aTourne = true; ${entryOf(remote, `return ${JSON.stringify(sentence)};`)}`;

/** Whether such a remote has run: what `page.evaluate` asks of the page. */
export const hasRun = (): boolean => Reflect.get(globalThis, 'aTourne') === true;
