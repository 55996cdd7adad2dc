import { setFlagsFromString } from 'node:v8';

/**
 * How much a function runs, in bytes of bytecode, before V8 compiles it with optimizations: eight times its own measure. Most
 * of what a test file loads is run a few times and thrown away, and compiling it took a fifth of the tests' processor time.
 */
const RUN_BEFORE_OPTIMIZING = 1_000_000;

setFlagsFromString(`--interrupt-budget=${RUN_BEFORE_OPTIMIZING}`);
