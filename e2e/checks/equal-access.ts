import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import { settle } from '../../tooling/testing/browser/settle.mjs';

const ENGINE = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** WCAG 2.2 A and AA, and what IBM asks besides. */
const GUIDELINE = 'IBM_Accessibility';

interface Accepted {
  rule: string;
  /** The elements of which it is accepted. */
  on: string;
}

/** What is not a fault here, each with its reason. */
const ACCEPTED: readonly Accepted[] = [
  // The way past the header comes before every landmark, as it must to be of use.
  { rule: 'aria_content_in_landmark', on: 'a[href="#contenu"]' },
  // The box in it has a name of its own; the label around it is what a finger hits.
  { rule: 'label_content_exists', on: 'label:has(> input[aria-label])' },
  // What scrolls takes the focus, so that arrows scroll it; axe asks for it.
  { rule: 'element_tabbable_role_valid', on: '[role="group"][tabindex="0"][aria-label]' },
  // Folded away its legend is not seen; it is there once it is unfolded.
  { rule: 'fieldset_label_valid', on: 'details:not([open]) fieldset:has(> legend)' },
  // Its rows are named by a cell that stands after their box.
  { rule: 'table_headers_exists', on: 'table:has(tbody th[scope="row"])' },
  // A unit of a programme is told apart by its heading, which begins it.
  { rule: 'aria_article_label_unique', on: 'article:has(h3)' },
  // A list without a suggestion takes no room: nothing is open.
  { rule: 'combobox_popup_reference', on: '[role="combobox"][aria-expanded="false"]' },
];

/** What IBM Equal Access finds in the page once it is at rest: `rule: element, message`. */
export const equalAccessFaults = async (page: Page): Promise<string[]> => {
  await settle(page);
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(ENGINE);
  return page.evaluate(
    async ({ guideline, accepted }) => {
      const { Checker: Engine }: { Checker: new () => Checker } = Reflect.get(window, 'ace');
      const { results } = await new Engine().check(document, [guideline]);
      return results
        .filter(({ value: [policy, confidence] }) => policy === 'VIOLATION' && confidence === 'FAIL')
        .filter(
          ({ ruleId, node }) =>
            !accepted.some(({ rule, on }) => rule === ruleId && node instanceof Element && node.matches(on)),
        )
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} (${snippet.slice(0, 160)})`);
    },
    { guideline: GUIDELINE, accepted: ACCEPTED },
  );
};
