import type { Database } from 'server-kernel/db/client';
import { ApiProblem } from 'server-kernel/errors';
import { type Decide, decide } from 'server-portal/domains/gestion/decide';
import { StaffError } from './verb';

/** Decides as the desk does, for every section, and tells the student at once; a refusal is one sentence. */
export const decideAsSchool = async (
  db: Database,
  what: Pick<Decide, 'kind' | 'id' | 'verdict' | 'now'>,
  nothingWaits: string,
): Promise<string> => {
  try {
    const { decided, mailText } = await decide(db, {
      ...what,
      scope: null,
      compteId: null,
      heldSeconds: 0,
    });
    return `${decided.said} ${mailText}`;
  } catch (error) {
    throw error instanceof ApiProblem ? new StaffError(nothingWaits) : error;
  }
};

/** « accepte », or « refuse » with its reason, after the number of what is decided; throws StaffError. */
export const readVerdict = (args: string[], usage: string) => {
  const [, word, option, ...words] = args;
  const motif = option === '--motif' ? words.join(' ').trim() : '';
  if (word === 'accepte') return { issue: 'accepte' as const, texte: null };
  if (word === 'refuse' && motif !== '') return { issue: 'refuse' as const, texte: motif };
  throw new StaffError(
    word === 'refuse'
      ? 'Un refus demande un motif\u00a0: --motif "…".'
      : `Usage\u00a0: npm run staff -- ${usage}`,
  );
};
