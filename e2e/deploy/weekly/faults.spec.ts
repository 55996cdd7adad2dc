import { DOMAINS } from '../domains';
import { failAloneIn } from '../fail-alone';
import { FAULTS } from '../faults';

/** The loader is one for all domains: those that the deployment suite leaves out are judged once a week. */
for (const domain of DOMAINS) if (domain.remote !== 'mf-records') failAloneIn(domain, FAULTS);
