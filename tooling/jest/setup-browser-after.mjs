import '@testing-library/jest-dom';
import { jest } from '@jest/globals';

// A first test of a file also loads the kit; on a busy two-core machine that takes seconds.
jest.setTimeout(20_000);
