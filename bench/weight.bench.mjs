import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildSingle } from './load/single-bundle.mjs';

/**
 * What the browser downloads first, brotli: the federated shell against one bundle of the same sources.
 *
 * @param {string} file
 */
const compressed = (file) => statSync(`${file}.br`).size;
/** @param {string[]} files */
const sum = (files) => files.map(compressed).reduce((total, size) => total + size, 0);

const assets = join(import.meta.dirname, '..', 'shell', 'dist', 'assets');
const single = sum(await buildSingle());
const federated = sum(
  readdirSync(assets)
    .filter((file) => /^main\..*\.js$/.test(file))
    .map((file) => join(assets, file)),
);
/** @type {(name: string, value: number) => { case: string, value: number, ratio: number }} */
const row = (name, value) => ({ case: name, value, ratio: Number((value / single).toFixed(3)) });
console.log(
  JSON.stringify({
    name: 'entrée du portail',
    unit: 'octets, brotli',
    rows: [row('un seul paquet', single), row('fédéré', federated)],
  }),
);
