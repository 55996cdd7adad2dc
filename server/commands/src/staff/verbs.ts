import { absenceVerb } from './absence.verb';
import { signOutVerb } from './accounts/sign-out.verb';
import { unlinkVerb } from './accounts/unlink.verb';
import { assignVerb } from './assign.verb';
import { deskVerb } from './desk.verb';
import { documentVerb } from './document.verb';
import { inclusiveVerb } from './inclusive.verb';
import { internshipVerb } from './internship.verb';
import { interventionVerb } from './intervention.verb';
import { paeVerb } from './pae.verb';
import { paiVerb } from './pai.verb';
import { StaffError, type StaffVerb } from './verb';

const VERBS: Record<string, StaffVerb> = {
  document: documentVerb,
  absence: absenceVerb,
  intervention: interventionVerb,
  stage: internshipVerb,
  pae: paeVerb,
  pai: paiVerb,
  inclusif: inclusiveVerb,
  delier: unlinkVerb,
  deconnecter: signOutVerb,
  bureau: deskVerb,
  attribuer: assignVerb,
};

/** What can be typed, one line a verb. */
export const usages = (): string =>
  Object.values(VERBS)
    .map(({ usage }) => `  npm run staff -- ${usage}`)
    .join('\n');

/** The verb of a word; throws StaffError with the list of verbs for an unknown one. */
export const verbOf = (word: string | undefined): StaffVerb => {
  const verb = word === undefined ? undefined : VERBS[word];
  if (!verb) throw new StaffError(`Usage\u00a0:\n${usages()}`);
  return verb;
};
