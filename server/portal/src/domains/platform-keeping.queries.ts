import { erased, KEPT, type KeepingRule, kept, WHY } from 'server-exchange/erasure/keeping-rule';
import * as schema from 'server-schema';
import { STUDENT_ALONE_DOMAIN } from './shared/receipts/issue-receipt.queries';

const ONE_DAY = '24 heures';

/** What the platform holds about people: accounts, sessions, messages, proofs, the audit. */
export const platformKeeping: readonly KeepingRule[] = [
  {
    table: schema.comptes,
    kept: KEPT.forGood,
    why: 'un compte fermé garde son nom, pour que personne d’autre ne le reçoive',
    erasure: { columns: { actif: false, mot_de_passe: null } },
  },
  erased(schema.accountLinks, KEPT.untilErased, 'lie le compte à l’identité de l’école'),
  erased(
    schema.portalSessions,
    'une heure sans activité, dix heures au plus (`SESSION_IDLE_MIN`, `SESSION_ABSOLUTE_H`)',
    'tient la connexion',
    { task: 'sessions' },
  ),
  erased(schema.appareils, 'avec la connexion', 'nomme l’appareil à la personne', { task: 'sessions' }),
  erased(schema.drafts, '30 jours', WHY.comfort, { task: 'drafts' }),
  erased(schema.notifications, '400 jours', WHY.comfort, { task: 'notifications' }),
  erased(schema.notificationsReglages, KEPT.untilErased, WHY.comfort),
  erased(schema.rappels, KEPT.untilErased, 'qu’un rappel ne parte pas deux fois'),
  erased(schema.calendriers, KEPT.untilErased, WHY.comfort),
  erased(schema.televersements, ONE_DAY, 'qu’un envoi coupé reprenne', { task: 'files' }),
  erased(schema.empreintesDeposees, KEPT.untilErased, 'preuve d’un dépôt dans les temps'),
  erased(schema.copiesDonnees, '7 jours', 'le temps de la télécharger', { task: 'own-data' }),
  erased(schema.evenementsEtudiants, KEPT.untilErased, 'période ouverte ou fermée pour une personne'),
  erased(schema.idempotencyKeys, ONE_DAY, 'qu’une demande répétée n’agisse qu’une fois', {
    task: 'idempotency',
    title: 'Réponses déjà données',
  }),
  {
    table: schema.recus,
    kept: KEPT.forGood,
    why: 'preuve d’un acte qui engage\u00a0; celle d’un acte effacé part avec lui',
    erasure: { column: 'domaine', values: [STUDENT_ALONE_DOMAIN, 'Fichiers', 'Proclamation'] },
  },
  kept(
    schema.auditEvents,
    '365 jours (`AUDIT_DAYS`)',
    'qui a lu et fait quoi, pour la personne comme pour l’école',
    {
      task: 'audit',
    },
  ),
  kept(schema.outbox, '30 jours après l’envoi', 'qu’un e-mail parte une fois', {
    task: 'outbox',
    title: 'E-mails envoyés',
  }),
  kept(
    schema.imports,
    'le paquet et ses constats\u00a0: jusqu’à l’import, 7 jours au plus\u00a0; la ligne de l’historique\u00a0: toujours',
    'qui a importé quoi, et quand',
    { task: 'imports', title: 'Paquets déposés au bureau' },
  ),
  kept(schema.rateLimits, 'la durée de la limite, une heure au plus', 'protège le portail', {
    task: 'rateLimits',
    title: 'Demandes comptées',
  }),
  kept(schema.remoteReports, '30 jours', 'compte les pannes d’une version, sans nommer personne', {
    task: 'reports',
    title: 'Pannes signalées par les navigateurs',
  }),
];
