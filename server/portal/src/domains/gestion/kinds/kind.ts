import type { Tx } from 'server-kernel/db/client';
import type { DecisionBefore } from 'server-schema/gestion/gestion';
import type { DecisionNotice } from '../../shared/outbox/tell-student';
import type { DeskAction } from '../desk-trail';

/** What is decided: an outcome with its words, or words of the command line that say neither (`repondu`). */
export interface Verdict {
  issue: 'accepte' | 'refuse' | 'repondu';
  texte: string | null;
  /** The file that was looked at; undefined judges whatever is there. */
  documentId?: number | null;
  /** The version of the annual programme that was looked at; undefined judges whatever is there. */
  version?: number | null;
}

/** A request that was decided: what its student is told, and what says it to who decided. */
export interface Judged extends DecisionNotice {
  etudiantId: number;
  /** Since when it had waited; null where that is not kept on it. */
  since: Date | null;
  /** What the student reads on her screen. */
  words: string;
  /** What it was about, for who decided: « Le document “Carte” ». */
  said: string;
  action: DeskAction;
  target: string;
  /** What taking it back needs to know; absent where the object itself says it. */
  before?: DecisionBefore;
}

/** A decision as it stands, for who takes it back. */
export interface Standing {
  objetId: number;
  issue: string;
  texte: string;
  attendaitDepuis: Date | null;
  avant: DecisionBefore | null;
}

/** One kind of request: both change its row only from the state that they expect, so that nothing happens twice. */
export interface Kind {
  /** Null when it does not wait, or not any more. */
  judge(tx: Tx, id: number, verdict: Verdict, now: Date): Promise<Judged | null>;
  /** Makes it wait again; false when it changed since. */
  restore(tx: Tx, standing: Standing): Promise<boolean>;
}
