import {
  erasedRule,
  keptRule,
  RETENTION_PERIODS,
  RETENTION_REASONS,
  type RetentionRule,
} from 'server-exchange/erasure/retention-rule';
import { jobs } from 'server-kernel/jobs/job-table';
import * as schema from 'server-schema';
import { deleteMailsOf } from './shared/outbox/outbox.queries';
import { STUDENT_ALONE_DOMAIN } from './shared/receipts/issue-receipt.queries';

const ONE_DAY = '24 heures';

/** Retention of the platform's data: accounts, sessions, messages, proofs, audit. */
export const platformRetention: readonly RetentionRule[] = [
  {
    table: schema.comptes,
    kept: RETENTION_PERIODS.forGood,
    why: 'un compte fermé garde son nom, pour que personne d’autre ne le reçoive',
    erasure: { columns: { actif: false, mot_de_passe: null } },
  },
  erasedRule(schema.accountLinks, RETENTION_PERIODS.untilErased, 'lie le compte à l’identité de l’école'),
  erasedRule(
    schema.portalSessions,
    'une heure sans activité, dix heures au plus (`SESSION_IDLE_MIN`, `SESSION_ABSOLUTE_H`)',
    'tient la connexion',
    { task: 'sessions' },
  ),
  erasedRule(schema.appareils, 'avec la connexion', 'nomme l’appareil à la personne', { task: 'sessions' }),
  erasedRule(schema.drafts, '30 jours', RETENTION_REASONS.comfort, { task: 'drafts' }),
  erasedRule(schema.notifications, '400 jours', RETENTION_REASONS.comfort, { task: 'notifications' }),
  erasedRule(schema.notificationsReglages, RETENTION_PERIODS.untilErased, RETENTION_REASONS.comfort),
  erasedRule(schema.rappels, RETENTION_PERIODS.untilErased, 'qu’un rappel ne parte pas deux fois'),
  erasedRule(schema.calendriers, RETENTION_PERIODS.untilErased, RETENTION_REASONS.comfort),
  erasedRule(schema.televersements, ONE_DAY, 'qu’un envoi coupé reprenne', { task: 'files' }),
  erasedRule(schema.empreintesDeposees, RETENTION_PERIODS.untilErased, 'preuve d’un dépôt dans les temps'),
  erasedRule(schema.copiesDonnees, '7 jours', 'le temps de la télécharger', { task: 'own-data' }),
  erasedRule(
    schema.evenementsEtudiants,
    RETENTION_PERIODS.untilErased,
    'période ouverte ou fermée pour une personne',
  ),
  erasedRule(schema.idempotencyKeys, ONE_DAY, 'qu’une demande répétée n’agisse qu’une fois', {
    task: 'idempotency',
    title: 'Réponses déjà données',
  }),
  {
    table: schema.recus,
    kept: RETENTION_PERIODS.forGood,
    why: 'preuve d’un acte qui engage\u00a0; celle d’un acte effacé part avec lui',
    erasure: { column: 'domaine', values: [STUDENT_ALONE_DOMAIN, 'Fichiers', 'Proclamation'] },
  },
  keptRule(
    schema.auditEvents,
    '365 jours (`AUDIT_DAYS`)',
    'qui a lu et fait quoi, pour la personne comme pour l’école',
    {
      task: 'audit',
    },
  ),
  {
    table: jobs,
    kept: '24 heures après l’envoi\u00a0; 30 jours s’il n’a pu partir',
    why: 'qu’un e-mail parte une fois',
    title: 'E-mails',
    erasure: { remove: deleteMailsOf },
  },
  keptRule(schema.outbox, 'le temps d’une mise à jour', 'la file d’une version d’avant', {
    title: 'E-mails d’une version d’avant',
  }),
  keptRule(
    schema.imports,
    'le paquet et ses constats\u00a0: jusqu’à l’import, 7 jours au plus\u00a0; la ligne de l’historique\u00a0: toujours',
    'qui a importé quoi, et quand',
    { task: 'imports', title: 'Paquets déposés au bureau' },
  ),
  keptRule(
    schema.rateLimits,
    'la durée de la limite, une heure au plus\u00a0; une adresse de connexion connue, 30 jours',
    'protège le portail',
    {
      task: 'rateLimits',
      title: 'Demandes comptées',
    },
  ),
  keptRule(schema.remoteReports, '30 jours', 'compte les pannes d’une version, sans nommer personne', {
    task: 'reports',
    title: 'Pannes signalées par les navigateurs',
  }),
];
