import { defineConfig } from 'drizzle-kit';

// Paths start where drizzle-kit is run: the api folder (`pnpm --filter api db:generate`).
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/**/*.ts',
  out: './src/db/migrations',
});
