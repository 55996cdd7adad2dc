import { binds } from '../base/binding';
import { get, post } from '../base/endpoint';
import type { PaeConstraints } from '../reinscription/answers';
import type { PaeLevel, PaeSaved, StaffPae } from './answers';
import type { PaeWrite, StaffPaeWrite } from './schemas';

/** Limits and state of the annual programme that she composes; null where none is open for the year in progress. */
export const paeConstraints = get('/extranet/student/Reinscription06').answers<PaeConstraints | null>();

/** Levels of the programme with their units, as last saved. */
export const paeLevels = get('/extranet/student/PAE').answers<PaeLevel[]>();

/** Saves a selection, or submits it. */
export const savePae = post('/extranet/student/PAE').takes<PaeWrite>().answers<PaeSaved>();

/** Submits it, for good. */
export const submitPae = binds(savePae);

/** The coordinator's answer to a submitted programme. */
export const decidePae = post('/staff/pae/{InscriptionID}').takes<StaffPaeWrite>().answers<StaffPae>();
