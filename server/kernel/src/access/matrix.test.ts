import { checkMatrix } from 'server-testing/checks/check-matrix';

// One of each kind; `matrix.long.test.ts` has them all.
checkMatrix(['anonyme', 'etudiant', 'secretariat', 'adminVue']);
