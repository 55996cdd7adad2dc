import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { NamedKey, Part, Tab } from './browsers/tab';
import {
  chooseSought,
  countSought,
  isEquipped,
  nameOf,
  patternOf,
  reachSought,
  SEEK_SOURCE,
  soughtOf,
  type Wanted,
} from './seek';

const TESTING_LIBRARY = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

export type { Wanted };

/** What the API answered to the page. */
interface Answer<Body> {
  status: number;
  body: Body;
}

/** Runs in the page: asks the API, as its scripts do. */
async function ask<Body>(path: string): Promise<Answer<Body>> {
  const answer = await fetch(`/api/v1${path}`, { headers: { 'X-Requested-With': 'portail' } });
  const text = await answer.text();
  return { status: answer.status, body: text && JSON.parse(text) };
}

/** Runs in the page: empties the field that has the focus, as a person does. */
const emptyField = (): void => {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  document.execCommand('delete');
};

/**
 * What an expected refusal writes, such as a 403, and what Firefox writes of a script that was still coming when its page was
 * left: it compares the fingerprint with that of what had come.
 */
const EXPECTED = /Failed to load resource|hashes in the integrity attribute match/;

/** The portal in a tab, as a person sees it: every act waits until it can be done. */
export class Page {
  readonly #tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  goto = (path: string): Promise<void> => this.#tab.goto(`${this.#origin}${path}`);
  reload = (): Promise<void> => this.#tab.reload();
  press = (key: NamedKey | (string & {})): Promise<void> => this.#tab.press(key);
  close = (): Promise<void> => this.#tab.close();

  /** What the console was told as errors, and nobody expects. */
  errors = (): string[] => this.#tab.errors().filter((text) => !EXPECTED.test(text));

  run: Tab['run'] = (script, ...given) => this.#tab.run(script, ...given);

  async #equip(): Promise<void> {
    if (await this.#tab.run(isEquipped)) return;
    await this.#tab.load(`${TESTING_LIBRARY};${SEEK_SOURCE}`);
  }

  /** Signs in at the demo provider's page, and waits for the portal. */
  async signIn(user: string): Promise<void> {
    await this.goto('/');
    await this.fill({ role: 'textbox', name: 'Identifiant' }, user);
    await this.fill({ name: 'Mot de passe' }, 'demo');
    await this.click({ role: 'button', name: 'Se connecter' });
    await this.at(/^\/(?!$|oidc|auth)/);
  }

  async count(wanted: Wanted): Promise<number> {
    await this.#equip();
    return this.#tab.run(countSought, soughtOf(wanted));
  }

  /** Does this with an element as soon as an act reaches it. */
  async #act(wanted: Wanted, act: (part: Part) => Promise<unknown>): Promise<void> {
    await expect(async () => {
      await this.#equip();
      const part = await this.#tab.find(reachSought, soughtOf(wanted));
      expect(part, nameOf(wanted)).not.toBeNull();
      if (part) await act(part);
    }).toPass();
  }

  click = (wanted: Wanted): Promise<void> => this.#act(wanted, (part) => part.click());

  fill = (wanted: Wanted, text: string): Promise<void> =>
    this.#act(wanted, async (part) => {
      await part.click();
      await this.#tab.run(emptyField);
      await part.type(text);
    });

  attach = (wanted: Wanted, path: string): Promise<void> => this.#act(wanted, (part) => part.attach(path));

  /** Takes a choice of a list, by what it says. */
  choose = (wanted: Wanted, option: string | RegExp): Promise<void> =>
    expect(async () => {
      await this.#equip();
      expect(await this.#tab.run(chooseSought, soughtOf(wanted), patternOf(option)), nameOf(wanted)).toBe(
        true,
      );
    }).toPass();

  /** Waits until it is there, or there so many times. */
  sees = (wanted: Wanted, times?: number): Promise<void> =>
    expect(async () => {
      const found = await this.count(wanted);
      if (times === undefined) expect(found, nameOf(wanted)).toBeGreaterThan(wanted.rank ?? 0);
      else expect(found, nameOf(wanted)).toBe(times);
    }).toPass();

  /** What is read in the page; its spaces are ordinary ones here. */
  text = (): Promise<string> =>
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read.
    this.#tab.run(() => document.body.innerText.replaceAll(/\s+/g, ' '));

  /** Waits until the page says this. */
  reads = (text: string | RegExp): Promise<void> =>
    expect(async () => expect(await this.text()).toMatch(text)).toPass();

  /** Waits until a file with a name like this has been downloaded. */
  downloads = (name: RegExp): Promise<void> =>
    expect(() => expect(this.#tab.downloads()).toContainEqual(expect.stringMatching(name))).toPass();

  path = (): Promise<string> => this.#tab.run(() => location.pathname);

  /** Waits until the address is like this. */
  at = (path: RegExp): Promise<void> => expect(async () => expect(await this.path()).toMatch(path)).toPass();

  /** What the API answers to this person, under /api/v1. */
  async ask<Body>(path: string): Promise<Answer<Body>> {
    const answers: Answer<Body>[] = [];
    // A page that is about to be left gets no answer.
    await expect(async () => answers.push(await this.#tab.run(ask<Body>, path))).toPass();
    return answers[0] ?? { status: 0, body: null as Body };
  }

  /** Ticks the questions of the summary of an act that binds, and confirms. */
  async confirm(): Promise<void> {
    const within = { role: 'dialog' };
    await this.sees({ role: 'button', name: 'Confirmer', within });
    const questions = await this.count({ role: 'checkbox', within });
    for (let rank = 0; rank < questions; rank += 1) await this.click({ role: 'checkbox', rank, within });
    await this.click({ role: 'button', name: 'Confirmer', within });
  }
}
