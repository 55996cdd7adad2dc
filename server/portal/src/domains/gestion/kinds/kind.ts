import type { Tx } from 'server-kernel/db/client';
import type { DecisionBefore } from 'server-schema/gestion/gestion';
import type { DecisionNotification } from '../../shared/outbox/notify-decision';
import type { DeskAction } from '../desk-audit';

/** Decision to apply: outcome and text; `repondu` comes from the command line. */
export interface Verdict {
  issue: 'accepte' | 'refuse' | 'repondu';
  texte: string | null;
  /** The file that was looked at; undefined judges whatever is there. */
  documentId?: number | null;
  /** The version of the annual programme that was looked at; undefined judges whatever is there. */
  version?: number | null;
}

/** A request that was decided: what its student is told, and what says it to who decided. */
export interface DecidedRequest extends DecisionNotification {
  etudiantId: number;
  /** Since when it had waited; null where that is not kept on it. */
  since: Date | null;
  /** Text shown to the student. */
  words: string;
  /** Subject of the request as shown to the decider: « Le document “Carte” ». */
  said: string;
  action: DeskAction;
  target: string;
  /** State needed to undo the decision; absent where the object itself has it. */
  before?: DecisionBefore;
}

/** A decision as it stands, for who takes it back. */
export interface StandingDecision {
  objetId: number;
  issue: string;
  texte: string;
  attendaitDepuis: Date | null;
  avant: DecisionBefore | null;
}

/** One kind of request: both change its row only from the state that they expect, so that nothing happens twice. */
export interface Kind {
  /** Null when it does not wait, or not any more. */
  decide(tx: Tx, id: number, verdict: Verdict, now: Date): Promise<DecidedRequest | null>;
  /** Makes it wait again; false when it changed since. */
  restore(tx: Tx, standing: StandingDecision): Promise<boolean>;
}
