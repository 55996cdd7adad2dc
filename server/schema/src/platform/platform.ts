import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RecuColonnes, RecuLigne } from 'shared-contract';
import { etudiants } from '../records/people';
import { comptes } from './accounts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const compteId = () => integer('compte_id').references(() => comptes.compteId, { onDelete: 'cascade' });

/** A signed-in browser. The cookie's value is stored as its SHA-256 only. */
export const portalSessions = pgTable(
  'portal_sessions',
  {
    tokenHash: char('token_hash', { length: 64 }).primaryKey(),
    compteId: compteId().notNull(),
    /** Matricule of the student whom staff looks at; null = oneself. */
    viewedMatricule: text('viewed_matricule'),
    /** Why, as staff said it; the student reads it. */
    viewedPurpose: text('viewed_purpose'),
    /** Number of this view: reads of one view are noted once a place. */
    viewedId: uuid('viewed_id'),
    /** Kept for the provider's sign-out. */
    idToken: text('id_token'),
    createdAt: instant('created_at').notNull(),
    /** Written at most once a minute. */
    lastSeenAt: instant('last_seen_at').notNull(),
    /** Absolute limit. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('portal_sessions_compte_idx').on(table.compteId),
    index('portal_sessions_expires_idx').on(table.expiresAt),
  ],
);

/** What the demo identity provider remembers. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('oidc_payloads_grant_idx').on(table.grantId),
    index('oidc_payloads_uid_idx').on(table.uid),
  ],
);

/** First answers to POSTs that carried an Idempotency-Key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    compteId: compteId().notNull(),
    key: uuid('key').notNull(),
    /** SHA-256 of method, address and body, hex. */
    requestHash: char('request_hash', { length: 64 }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** While the first request runs: when it is taken for dead. */
    lockedUntil: instant('locked_until'),
    /** The effect is in the database: it must not happen twice, even when its answer was lost. */
    committedAt: instant('committed_at'),
    /** null until the first request has been answered. */
    status: smallint('status'),
    headers: jsonb('headers').$type<Record<string, string>>(),
    body: text('body'),
  },
  (table) => [
    primaryKey({ columns: [table.compteId, table.key] }),
    index('idempotency_keys_created_idx').on(table.createdAt),
    check('idempotency_keys_state_ck', sql`(${table.status} is null) = (${table.lockedUntil} is not null)`),
  ],
);

/** Calls counted per key in a window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetAt: instant('reset_at').notNull(),
  },
  (table) => [index('rate_limits_reset_idx').on(table.resetAt)],
);

/** Who did or read what, on whose file; rows are only ever added, and removed after AUDIT_DAYS. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** User name of who acted; null for the system. */
    actor: text('actor'),
    /** Role in which it was done: student, admin, programmes, verifications, system. */
    role: text('role').notNull(),
    action: text('action').notNull(),
    etudiantId: integer('etudiant_id').references(() => etudiants.etudiantId, { onDelete: 'set null' }),
    /** Kind and identifier of the object, `document:12`. */
    target: text('target'),
    purpose: text('purpose'),
    /** Network address of the caller. */
    origin: text('origin'),
    /** Identifier of the request in the logs. */
    requestId: text('request_id'),
    /** A second line with the same value is not written; null for lines that may be alike. */
    unicite: text('unicite'),
  },
  (table) => [
    index('audit_events_at_idx').on(table.at),
    index('audit_events_etudiant_idx').on(table.etudiantId, table.at),
    index('audit_events_actor_idx').on(table.actor, table.at),
    index('audit_events_action_idx').on(table.action.op('text_pattern_ops'), table.at),
    uniqueIndex('audit_events_unicite_uq').on(table.unicite).where(sql`${table.unicite} is not null`),
  ],
);

/** Effects outside the database, written with their cause and carried out afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** A second row with the same value is not written. */
    dedupe: text('dedupe').unique(),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lockedUntil: instant('locked_until'),
    doneAt: instant('done_at'),
    lastError: text('last_error'),
  },
  (table) => [index('outbox_due_idx').on(table.runAt, table.id).where(sql`${table.doneAt} is null`)],
);

/** Ranks of receipts; a rolled-back write leaves a gap rather than making every other one wait. */
export const recusRang = pgSequence('recus_rang_seq', { startWith: 1 });

/** Proofs of binding writes (GET /recus). */
export const recus = pgTable(
  'recus',
  {
    /** `R-2026-000123`. */
    numero: text('numero').primaryKey(),
    etudiantId: integer('etudiant_id')
      .notNull()
      .references(() => etudiants.etudiantId, { onDelete: 'cascade' }),
    domaine: text('domaine').notNull(),
    objet: text('objet').notNull(),
    date: instant('date').notNull(),
    /** SHA-256 of the canonical content, hex. */
    empreinte: char('empreinte', { length: 64 }).notNull(),
    lignes: jsonb('lignes').$type<RecuLigne[]>().notNull(),
    /** Heads of the columns of its lines; null where none is listed. */
    colonnes: jsonb('colonnes').$type<RecuColonnes>(),
    /** First and last name on the day of the act; null on receipts of before, like the two that follow. */
    titulaire: text('titulaire'),
    etudes: text('etudes'),
    /** 8 characters without look-alikes, 40 random bits: with the number, the public page confirms the receipt. */
    code: char('code', { length: 8 }),
  },
  (table) => [index('recus_etudiant_idx').on(table.etudiantId, table.date)],
);

/** What was typed and not sent yet (GET /drafts/{ScreenLocation}). */
export const drafts = pgTable(
  'drafts',
  {
    compteId: compteId().notNull(),
    screen: text('screen').notNull(),
    contenu: jsonb('contenu').notNull(),
    date: instant('date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.compteId, table.screen] }),
    index('drafts_date_idx').on(table.date),
  ],
);

/**
 * Entry of each remote in the registry that a process believed last, signature included: one that starts with an empty
 * data folder believes none that is older.
 */
export const believedEntries = pgTable('believed_entries', {
  remote: text('remote').primaryKey(),
  entry: jsonb('entry').notNull(),
  /** Instant of its signature, epoch milliseconds. */
  since: bigint('since', { mode: 'number' }).notNull(),
});

/** How a version of a remote went in browsers: the last word of each person on each promotion of it. */
export const remoteReports = pgTable(
  'remote_reports',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    /** Instant of the promotion as the registry writes it; empty for a version that was never promoted. */
    activation: text('activation').notNull(),
    /** Keyed digest of the account, another one for each version: tells persons apart and names nobody. */
    reporter: char('reporter', { length: 64 }).notNull(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    phase: text('phase').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version, table.activation, table.reporter] }),
    index('remote_reports_at_idx').on(table.at),
  ],
);
