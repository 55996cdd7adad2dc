import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'drizzle-kit';

// Paths start where drizzle-kit is run: server/schema (`pnpm --filter server-schema generate`).
const out = './src/migrations';

/** drizzle-kit counts migrations in a journal, which the names of the files say: it is written for it, and not kept. */
const writeJournal = () => {
  const entries = readdirSync(out)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file, idx) => ({
      idx,
      version: '7',
      when: idx,
      tag: file.slice(0, -'.sql'.length),
      breakpoints: true,
    }));
  writeFileSync(
    `${out}/meta/_journal.json`,
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
};
if (existsSync(out)) writeJournal();

export default defineConfig({ dialect: 'postgresql', schema: './src/*/**/*.ts', out });
