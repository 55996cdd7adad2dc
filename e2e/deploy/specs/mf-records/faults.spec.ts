import { domainOf } from '../../domains';
import { failAloneIn } from '../../fail-alone';
import { FAULTS, RARER_FAULTS } from '../../faults';

failAloneIn(domainOf('mf-records'), [...FAULTS, ...RARER_FAULTS]);
