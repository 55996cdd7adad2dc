import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { ensureChromium } from '../tooling/testing/browser/chromium.mjs';

/**
 * A click on a unit among 400, from the event to the next frame, beside a click on a box that does nothing, in the
 * same page of the built portal. BENCH_URL names a running portal; without it one is started on the demo.
 */
const UNITS = 400;
const CLICKS = 60;
const PORT = 3190;
const url = process.env.BENCH_URL ?? `http://localhost:${PORT}`;

/** @typedef {{ unit: number[], empty: number[] }} Times milliseconds of each click */

/** @param {number} id */
const named = (id) => ({ RequisID: id, RequisCode: `UE${id}` });

/**
 * Chains of corequisites, pairs of rivals, a cycle of prerequisites, closed and acquired units.
 *
 * @param {number} id
 */
const unit = (id) => ({
  UniteEnseignementID: id,
  UniteEnseignementCode: `UE${id}`,
  UniteEnseignementLibelle: `Unité d’enseignement ${id}`,
  ECTS: 1 + (id % 6),
  Select: id % 9 === 0,
  Preselection: id % 9 === 0,
  IsDecoche: false,
  IsOption: id % 2 === 0,
  NotSelectable: id % 11 === 0,
  CanSelect: true,
  CreditsValides: id % 13 === 0,
  IsDispense: false,
  Motif: null,
  Prerequis: [named((id % UNITS) + 1)],
  Corequis: id % 4 === 1 ? [{ ...named(id + 1), IsValid: false }] : [],
  Incompatibilites: id % 10 === 3 ? [{ ...named(id + 4), IsValid: false }] : [],
});

const LEVELS = Array.from({ length: 8 }, (_, level) => ({
  NiveauCoursLibelle: `Bloc ${level + 1}`,
  Cours: Array.from({ length: UNITS / 8 }, (__, index) => unit(level * (UNITS / 8) + index + 1)),
}));
const CONSTRAINTS = {
  ECTSMin: 45,
  ECTSMax: 65,
  Commentaire: null,
  IsSubmit: false,
  IsOptionsGroupees: true,
  AnneeAcademiqueValeur: '2026-2027',
  Version: 1,
  DateSauvegarde: null,
  DateSoumission: null,
  DemandeModification: null,
};
const SAVED = { ECTS: 0, Niveaux: LEVELS, Version: 1, DateSauvegarde: '2026-11-23T10:00:00Z', Recu: null };

/** @param {string} dataDir */
const startPortal = async (dataDir) => {
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, RATE_LIMIT: 'off' };
  const server = spawn(process.execPath, [join(import.meta.dirname, '..', 'scripts', 'serve.mjs')], {
    env: { ...env, PORTAL_NOW: '2026-11-23T10:00:00+01:00' },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return server;
    await wait(500);
  }
  throw new Error('the portal did not start');
};

/** @param {import('playwright').Browser} browser */
const openPae = async (browser) => {
  const page = await browser.newPage({ baseURL: url });
  await page.goto('/');
  await page.getByLabel('Identifiant').fill('220303');
  await page.getByLabel('Mot de passe', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/desktop');
  /** @type {(body: object) => (route: import('playwright').Route) => Promise<void>} */
  const answer = (body) => (route) => route.fulfill({ json: body });
  await page.route('**/student/Reinscription06', answer(CONSTRAINTS));
  await page.route('**/drafts/PAE', (route) => route.fulfill({ status: 204 }));
  await page.route('**/student/PAE', (route) =>
    route.fulfill({ json: route.request().method() === 'POST' ? SAVED : LEVELS }),
  );
  await page.goto('/evenement/reinscription/PAE');
  await page.locator('article').nth(300).waitFor({ state: 'attached' });
  return page;
};

/**
 * Milliseconds of each click, half on the units in turn, half on the empty box, in alternation.
 *
 * @type {(page: import('playwright').Page) => Promise<Times>}
 */
const measure = (page) =>
  page.evaluate(async (clicks) => {
    const empty = Object.assign(document.createElement('input'), { type: 'checkbox' });
    document.querySelector('main')?.append(empty);
    /** @type {HTMLInputElement[]} */
    const boxes = [...document.querySelectorAll('article input:not([aria-disabled])')].filter(
      (each) => each instanceof HTMLInputElement,
    );
    /** @param {HTMLInputElement | undefined} box */
    const time = async (box) => {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const start = performance.now();
      box?.click();
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      return performance.now() - start;
    };
    /** @type {{ unit: number[], empty: number[] }} */
    const result = { unit: [], empty: [] };
    for (let turn = 0; turn < clicks; turn += 1) {
      result.empty.push(await time(empty));
      result.unit.push(await time(boxes[(turn * 7) % boxes.length]));
    }
    return result;
  }, CLICKS);

/** @type {(values: number[], share: number) => number} */
const at = (values, share) => [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

const dataDir = mkdtempSync(join(tmpdir(), 'portail-bench-pae-'));
const server = process.env.BENCH_URL ? null : await startPortal(dataDir);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
try {
  const times = await measure(await openPae(browser));
  /** @type {(name: string, kind: keyof Times, share: number) => { case: string, value: number, ratio: number }} */
  const row = (name, kind, share) => ({
    case: name,
    value: Number(at(times[kind], share).toFixed(1)),
    ratio: Number((at(times[kind], share) / at(times.empty, share)).toFixed(2)),
  });
  console.log(
    JSON.stringify({
      name: `un clic parmi ${UNITS} unités, de l’événement à l’image suivante`,
      unit: 'ms',
      rows: [
        row('clic vide, médiane', 'empty', 0.5),
        row('clic sur une unité, médiane', 'unit', 0.5),
        row('clic vide, 95 %', 'empty', 0.95),
        row('clic sur une unité, 95 %', 'unit', 0.95),
      ],
    }),
  );
} finally {
  await browser.close();
  server?.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
