import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../deploy/monitoring/alertes.yml', import.meta.url));

/** The time of the rules goes this many times faster: five minutes last fifteen seconds. */
const FACTOR = 20;

/** Milliseconds. @type {Record<string, number>} */
const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** The rules with all their durations divided: `for`, ranges, offsets, and the age of the oldest mail. @param {string} rules */
const shorten = (rules) =>
  rules
    .replace(
      /(?<=for: |\[|offset )(\d+)([smhd])\b/g,
      (_, count, unit) => `${Math.round((Number(count) * (UNITS[unit] ?? 0)) / FACTOR)}ms`,
    )
    .replace(/(?<=_oldest_seconds > )\d+/g, (seconds) => String(Number(seconds) / FACTOR));

/** The rules as they are delivered, by name, and their text in quick motion. */
export const readRules = () => {
  const text = readFileSync(FILE, 'utf8');
  const names = [...text.matchAll(/- alert: (\w+)/g)].flatMap(([, name = '']) => name);
  return { names, text: shorten(text) };
};
