import { afterEach, beforeEach, expect } from '@jest/globals';
import { guardConsole } from '../console-guard.mjs';

// The count of assertions is the process's: what the last file asserted after its tests is not this one's.
expect.setState({ assertionCalls: 0 });

const { watch, judge } = guardConsole(console);
watch();
beforeEach(watch);
afterEach(judge);
