/** Of a browser test's annotation: whose screens it opened, domains and the shell, between spaces. */
export const OPENED = 'ouvre';

/** In place of names: it can't be told, so all of them. */
export const ANY = '*';

/** Details of a test that opens no page, and looks at what no domain's code decides. */
export const OF_NO_DOMAIN = { annotation: { type: OPENED, description: 'shell' } };

/**
 * Whose screens tests say that they opened; `ANY` is among them when one doesn't say.
 *
 * @param {{annotations: {type: string, description?: string}[]}[]} tests
 */
export const openedBy = (tests) => {
  const said = tests.map(({ annotations }) =>
    annotations.flatMap(({ type, description }) => (type === OPENED ? (description || ANY).split(' ') : [])),
  );
  return [...new Set(said.flatMap((names) => (names.length > 0 ? names : [ANY])))].sort();
};
