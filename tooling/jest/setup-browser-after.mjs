import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A first test of a file also loads the kit; on a busy two-core machine that takes seconds.
configure({ asyncUtilTimeout: 5_000 });
