/** Of a browser test's annotation: whose screens it opened, domains and the shell, between spaces. */
export const OPENED = 'ouvre';

/** In place of names: it can't be told, so all of them. */
export const ANY = '*';

/**
 * Whose screens tests say that they opened; `ANY` is among them when one doesn't say.
 *
 * @param {{annotations: {type: string, description?: string}[]}[]} tests
 */
export const openedBy = (tests) => {
  const said = tests.map(({ annotations }) => annotations.find(({ type }) => type === OPENED)?.description);
  return [...new Set(said.flatMap((each) => (each || ANY).split(' ')))].sort();
};
