import { lockPaeOf } from '../../shared/programme/programme.queries';
import {
  restoreProgramme,
  settleProgramme,
  waitsAs,
  waitsSince,
} from '../../shared/programme/settle-programme';
import type { Kind } from './kind';

const decisionOf = (issue: string) => (issue === 'refuse' ? 'modifier' : 'a-signer');

/**
 * An annual programme is validated, for its student to sign, or given back to be amended; what she reports of one that
 * she had to sign is answered by the same two acts. The desk changes no unit of it.
 */
const programmeKind = (waitsFor: 'pae' | 'signature'): Kind => ({
  decide: async (tx, id, { issue, texte, version }, now) => {
    const row = await lockPaeOf(tx, id);
    if (!row || waitsAs(row) !== waitsFor) return null;
    if (version !== undefined && version !== row.version) return null;
    const write = { decision: decisionOf(issue), commentaire: texte, item: null } as const;
    const { decision, notice, ...settled } = await settleProgramme(tx, row, write, now);
    return {
      ...settled,
      ...notice,
      etudiantId: row.etudiantId,
      since: waitsSince(row),
      said: `Le programme annuel ${row.annee} est «\u00a0${decision}\u00a0».`,
    };
  },
  restore: async (tx, { objetId, issue, avant }) =>
    avant !== null && 'version' in avant && restoreProgramme(tx, objetId, decisionOf(issue), avant),
});

export const paeKind = programmeKind('pae');
export const signatureKind = programmeKind('signature');
