import { domainOf } from '../../domains';
import { FAULTS, RARER_FAULTS } from '../../faults';
import { expectIsolatedFailureIn } from '../../isolated-failure';

expectIsolatedFailureIn(domainOf('mf-records'), [...FAULTS, ...RARER_FAULTS]);
