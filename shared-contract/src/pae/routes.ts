import { route } from '../base/route';
import { PaeConstraintsAnswer } from '../reinscription/answers';
import { PaeLevelListAnswer, PaeSavedAnswer, StaffPaeAnswer } from './answers';
import * as endpoints from './endpoints';
import { paeSchema, staffPaeSchema } from './schemas';

const flag = 'AccesReinscription';
const READ = { screen: 'PAE', right: 'Read', flag } as const;

/** The annual programme: composing, submitting, and the coordinator's decision (S2 §2, §4, §5). */
export const paeRoutes = {
  paeConstraints: route(endpoints.paeConstraints, {
    access: READ,
    answer: PaeConstraintsAnswer,
    mayBeEmpty: true,
  }),
  paeLevels: route(endpoints.paeLevels, { access: READ, answer: PaeLevelListAnswer }),
  savePae: route(endpoints.savePae, {
    access: { screen: 'PAE', right: 'Update', flag },
    body: paeSchema,
    audit: ['pae.enregistre', 'pae.soumis'],
    answer: PaeSavedAnswer,
  }),
  decidePae: route(endpoints.decidePae, {
    access: { roles: ['admin', 'programmes'] },
    body: staffPaeSchema,
    audit: ['pae.modifier', 'pae.a-signer'],
    answer: StaffPaeAnswer,
  }),
};
