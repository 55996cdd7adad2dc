import type { RetentionRule } from 'server-exchange/erasure/retention-rule';
import { examsEventsRetention } from './exams-events/retention.queries';
import { gestionRetention } from './gestion/retention.queries';
import { ordersRetention } from './orders/retention.queries';
import { paeRetention } from './pae/retention.queries';
import { platformRetention } from './platform-retention.queries';
import { recordsRetention } from './records/retention.queries';
import { thesisInternshipsRetention } from './thesis-internships/retention.queries';

/** Retention rules of the platform and of each domain, under their headings. */
export const RETENTION_RULES: readonly { title: string; rules: readonly RetentionRule[] }[] = [
  { title: 'Le compte, les messages, les preuves', rules: platformRetention },
  { title: 'Le dossier', rules: recordsRetention },
  { title: 'Les commandes', rules: ordersRetention },
  { title: 'Les examens et l’enseignement inclusif', rules: examsEventsRetention },
  { title: 'Le mémoire et les stages', rules: thesisInternshipsRetention },
  { title: 'La réinscription et le programme annuel', rules: paeRetention },
  { title: 'Les décisions de l’école', rules: gestionRetention },
];
