import type { KeepingRule } from 'server-exchange/erasure/keeping-rule';
import { examsEventsKeeping } from './exams-events/keeping.queries';
import { gestionKeeping } from './gestion/keeping.queries';
import { ordersKeeping } from './orders/keeping.queries';
import { paeKeeping } from './pae/keeping.queries';
import { platformKeeping } from './platform-keeping.queries';
import { recordsKeeping } from './records/keeping.queries';
import { thesisInternshipsKeeping } from './thesis-internships/keeping.queries';

/** How long everything about people is kept, as the platform and each domain say it, under what they say it of. */
export const KEEPING: readonly { title: string; rules: readonly KeepingRule[] }[] = [
  { title: 'Le compte, les messages, les preuves', rules: platformKeeping },
  { title: 'Le dossier', rules: recordsKeeping },
  { title: 'Les commandes', rules: ordersKeeping },
  { title: 'Les examens et l’enseignement inclusif', rules: examsEventsKeeping },
  { title: 'Le mémoire et les stages', rules: thesisInternshipsKeeping },
  { title: 'La réinscription et le programme annuel', rules: paeKeeping },
  { title: 'Les décisions de l’école', rules: gestionKeeping },
];
