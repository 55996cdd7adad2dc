// A file for each matter: a screen carries what it says.
export { plural } from './french/counts';
export { inCredits } from './french/credits';
export { elides, personName, withDe } from './french/elision';
export { NARROW_NBSP, NBSP, typeset } from './french/spaces';
