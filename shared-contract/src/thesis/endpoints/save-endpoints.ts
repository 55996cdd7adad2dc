import { binds } from '../../base/binding';
import { post } from '../../base/endpoint';
import type { ThesisSaved } from '../answers';
import type { IdmWrite } from '../idm-schemas';
import type { ThesisConsent, ThesisProvisional, ThesisTitle } from '../schemas';

/** Saves its provisional data, another title or the consents, one of the three at a time. */
export const saveThesis = post('/extranet/student/Memoire')
  .takes<ThesisProvisional | ThesisTitle | ThesisConsent>()
  .answers<ThesisSaved>();

/** Its provisional data or its consents, for good. */
export const settleThesis = binds(saveThesis);

/** Saves the information on its defence. */
export const saveIdm = post('/extranet/student/IDM').takes<IdmWrite>().answers<ThesisSaved>();
