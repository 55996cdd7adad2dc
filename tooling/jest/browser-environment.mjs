import { createRequire } from 'node:module';
import { indexStyleRules, shareComputedStyles } from '../jsdom-styles/computed-styles.mjs';
import './rare-compiling.mjs';

// Before the environment loads jsdom's windows, which keep the functions that they found.
indexStyleRules();

/** @type {new (...given: unknown[]) => {global: Window}} */
const FixedJsdomEnvironment = createRequire(import.meta.url)('jest-fixed-jsdom');

/** jsdom with a real fetch, whose styles cost what they are worth: a test that finds by role asks for thousands. */
export default class BrowserEnvironment extends FixedJsdomEnvironment {
  /** @param {unknown[]} given */
  constructor(...given) {
    super(...given);
    shareComputedStyles(this.global);
  }
}
