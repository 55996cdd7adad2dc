import { checkMatrix } from 'server-testing/checks/check-matrix';
import { PERSONAS, type Persona } from './matrix-rows';

checkMatrix(Object.keys(PERSONAS) as Persona[]);
