import { accountKinds, listKinds } from 'server-exchange/package/accounts.queries';
import { Kinds } from 'server-exchange/package/format/kinds';
import { examsEventsKinds } from './exams-events/exchange.queries';
import { ordersKinds } from './orders/exchange.queries';
import { paeKinds } from './pae/exchange.queries';
import { recordsKinds } from './records/exchange';
import { RULE_MESSAGES } from './rule-messages';
import { thesisInternshipsKinds } from './thesis-internships/exchange.queries';

/** Everything that a package may hold: one file a kind, each after those that it points at. */
export const packageKinds = new Kinds(
  [
    ...listKinds,
    ...recordsKinds,
    ...accountKinds,
    ...ordersKinds,
    ...examsEventsKinds,
    ...thesisInternshipsKinds,
    ...paeKinds,
  ],
  RULE_MESSAGES,
);
