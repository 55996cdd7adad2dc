import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers, until } from '../../deploy/topology/supervisor.mjs';
import { killAtExit } from '../processes.mjs';

/** Between two looks at the state of an alert, milliseconds. */
const LOOK_EVERY = 200;
/** Seconds within which an alert fires, or ends. */
const WITHIN = 360;

/** What is said of an alert that does not do what is waited for. */
const MISSED = { fires: 'muette', ends: 'sans fin', 'is quiet': 'sonnait avant' };

const CONFIGURATION = `
global: { scrape_interval: 1s, scrape_timeout: 1s, evaluation_interval: 1s }
rule_files: [alertes.yml]
scrape_configs:
  - job_name: portail
    file_sd_configs: [{ files: [processus.json] }]
`;

/** @typedef {{ state: 'pending' | 'firing', labels: Record<string, string> }} Alert */

/** @type {Record<'fires' | 'ends' | 'is quiet', (states: Alert['state'][]) => boolean>} */
const WAITS = {
  fires: (states) => states.includes('firing'),
  ends: (states) => !states.includes('firing'),
  'is quiet': (states) => states.length === 0,
};

/** The processes that are scraped, by their ports, in a file that Prometheus watches. @param {string} file */
const createTargets = (file) => {
  /** @type {Set<number>} */
  const ports = new Set();
  const tell = () => {
    const targets = [...ports].map((port) => `127.0.0.1:${port}`);
    writeFileSync(`${file}.new`, JSON.stringify([{ targets }]));
    renameSync(`${file}.new`, file);
  };
  tell();
  return {
    /** @param {number} port */
    watch: (port) => {
      ports.add(port);
      tell();
    },
    /** @param {number} port */
    forget: (port) => {
      ports.delete(port);
      tell();
    },
  };
};

/**
 * A Prometheus on the loopback that scrapes the processes that it is told of every second, under these rules.
 *
 * @param {{ folder: string, port: number, rules: string }} wishes
 */
export const startPrometheus = async ({ folder, port, rules }) => {
  mkdirSync(folder, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const targets = createTargets(join(folder, 'processus.json'));
  writeFileSync(join(folder, 'alertes.yml'), rules);
  writeFileSync(join(folder, 'prometheus.yml'), CONFIGURATION);
  const log = openSync(join(folder, 'prometheus.log'), 'a');
  const args = ['prometheus.yml', 'donnees'].map((name) => join(folder, name));
  const child = spawn(
    'prometheus',
    [`--config.file=${args[0]}`, `--storage.tsdb.path=${args[1]}`, `--web.listen-address=127.0.0.1:${port}`],
    { stdio: ['ignore', log, log] },
  );
  killAtExit(child);
  await until('Prometheus', () => answers(`${url}/-/ready`));

  /** @param {string} rule */
  const statesOf = async (rule) => {
    const { data } = await (await fetch(`${url}/api/v1/alerts`)).json();
    return data.alerts
      .filter((/** @type {Alert} */ { labels }) => labels.alertname === rule)
      .map((/** @type {Alert} */ { state }) => state);
  };
  return {
    ...targets,
    /**
     * Waits until an alert fires, no longer does, or is not even about to.
     *
     * @type {(rule: string, wanted: keyof typeof WAITS) => Promise<void>}
     */
    when: async (rule, wanted) => {
      const end = performance.now() + WITHIN * 1000;
      while (!WAITS[wanted](await statesOf(rule))) {
        if (performance.now() > end) throw new Error(`${MISSED[wanted]} après ${WITHIN} s`);
        await wait(LOOK_EVERY);
      }
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
