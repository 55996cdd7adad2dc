import { DOMAINS } from '../domains';
import { FAULTS } from '../faults';
import { expectIsolatedFailureIn } from '../isolated-failure';

/** The loader is one for all domains: those that the deployment suite leaves out are judged once a week. */
for (const domain of DOMAINS) if (domain.remote !== 'mf-records') expectIsolatedFailureIn(domain, FAULTS);
