import { domainOf } from '../../domains';
import { failAloneIn } from '../../fail-alone';
import { FAULTS } from '../../faults';

failAloneIn(domainOf('mf-pae'), FAULTS);
