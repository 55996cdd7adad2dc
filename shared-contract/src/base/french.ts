// A file for each matter: a screen carries what it says.
export { inCredits, plural } from './french/counts';
export { elides, personName, withDe } from './french/elision';
export { NARROW_NBSP, NBSP, typeset } from './french/spaces';
