import { afterEach, beforeEach } from '@jest/globals';
import { guardConsole } from '../console-guard.mjs';

const { watch, judge } = guardConsole(console);
watch();
beforeEach(watch);
afterEach(judge);
