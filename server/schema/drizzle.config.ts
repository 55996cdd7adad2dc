import { defineConfig } from 'drizzle-kit';

// Paths start where drizzle-kit is run: server/schema (`pnpm --filter server-schema generate`).
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/*/**/*.ts',
  out: './src/migrations',
});
