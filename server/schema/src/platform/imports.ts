import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ImportFile, ImportFinding, ImportProgress } from 'shared-contract/imports/answers';
import type { ImportState } from 'shared-contract/imports/imports';
import { comptes } from './accounts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Packages that were deposited at the desk, what was found in them and what became of them. */
export const imports = pgTable(
  'imports',
  {
    importId: integer('import_id').primaryKey().generatedByDefaultAsIdentity(),
    compteId: integer('compte_id').references(() => comptes.compteId, { onDelete: 'set null' }),
    fichier: text('fichier').notNull(),
    /** SHA-256 of the package, hex: key of its bytes, which are gone once `efface_le` is set. */
    empreinte: char('empreinte', { length: 64 }).notNull(),
    /** Bytes. */
    taille: bigint('taille', { mode: 'number' }).notNull(),
    deposeLe: instant('depose_le').notNull(),
    finiLe: instant('fini_le'),
    effaceLe: instant('efface_le'),
    etat: text('etat').$type<ImportState>().notNull(),
    /** While a process works at it: when that process is taken for dead. */
    verrouJusquAu: instant('verrou_jusqu_au'),
    progres: jsonb('progres').$type<ImportProgress>(),
    /** What it would do, or did, file by file, and the digest that stands for that. */
    fichiers: jsonb('fichiers').$type<ImportFile[]>(),
    resume: char('resume', { length: 64 }),
    estNouveau: boolean('est_nouveau').notNull().default(false),
    fautes: integer('fautes').notNull().default(0),
    remarques: integer('remarques').notNull().default(0),
    /** They quote the package: they go with it. */
    constats: jsonb('constats').$type<ImportFinding[]>(),
  },
  (table) => [
    index('imports_depose_idx').on(table.deposeLe),
    index('imports_empreinte_idx').on(table.empreinte),
    check(
      'imports_etat_ck',
      sql`${table.etat} in ('controle', 'fautes', 'a_relire', 'ecriture', 'importe', 'interrompu', 'abandonne')`,
    ),
  ],
);
