import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/paths.mjs';
import { countOf, PAGE, READINGS, readCriteria, renderPage, stateOf, THEMES } from './statement.mjs';

const criteria = readCriteria();
const textOf = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
const statement = textOf('shell/src/legal/accessibility-texts.ts');

describe('the accessibility statement', () => {
  it('has the 106 criteria of RGAA 4.1.2, each once and in order', () => {
    const asked = THEMES.flatMap(([, size], theme) =>
      Array.from({ length: size }, (_, rank) => `${theme + 1}.${rank + 1}`),
    );
    expect(asked).toHaveLength(106);
    expect(criteria.map(({ id }) => id)).toEqual(asked);
  });

  it('shows what it calls held by a test or a reading, and says what fails or does not apply', () => {
    /** @param {import('./statement.mjs').Criterion} one */
    const isShown = ({ tests = [], read = '' }) => tests.length > 0 || read in READINGS;
    expect(criteria.filter((one) => one.state === 'conforme' && !isShown(one))).toEqual([]);
    const isUnexplained = ({ state = '', note = '' }) => /^non [ac]/.test(state) && note === '';
    expect(criteria.filter(isUnexplained)).toEqual([]);
    expect(criteria.filter(({ state, read }) => state === 'non évalué' && read !== undefined)).toEqual([]);
  });

  it('names files that are there', () => {
    const named = criteria.flatMap(({ tests = [] }) => tests);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('is what its page says (npm run doc:accessibilite)', () => {
    expect(textOf(PAGE)).toBe(renderPage(criteria));
  });

  it('is said in sentences to who uses the portal: state, figures, and each criterion that fails', () => {
    expect(textOf('shared-contract/src/portal/accessibility.ts')).toContain(stateOf(criteria));
    const failing = criteria.filter(({ state }) => state === 'non conforme').map(({ id }) => id);
    const named = [...statement.matchAll(/\((?:critères?\\u00a0)([\d., et]+)\)/g)].flatMap(([, list = '']) =>
      list.split(/, | et /),
    );
    expect(named.toSorted()).toEqual(failing.toSorted());
    for (const state of /** @type {const} */ (['conforme', 'non conforme', 'non applicable', 'non évalué']))
      expect(statement).toMatch(new RegExp(`\\s'?${state}'?: ${countOf(criteria, state)},`));
  });
});
