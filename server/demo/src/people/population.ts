import { searchKey } from 'shared-contract/base/search-text';
import type { Random } from '../random';
import { drawName, type Identity } from './people';
import { KNOWN_PEOPLE, PERSONAS, type Persona, TWIN_DIGITS } from './personas';

/** A student before her rows are made. */
export interface DemoStudent {
  identity: Identity;
  /** Twins draw the same life: it depends on this number alone. */
  seed: number;
  persona: Persona | null;
  /** One of the 300 who enrol in one course's groups at once (CONTRACT §4). */
  isGroupTester: boolean;
}

type Seeder = (seed: number) => Random;

const TESTERS = 300;
const FIRST_TESTER = 240_001;
const FIRST_OTHER = 250_001;

/** Names that the search tests count: nobody else may bear them. */
const RESERVED = new Set(KNOWN_PEOPLE.map(({ prenom, nom }) => `${searchKey(prenom)} ${searchKey(nom)}`));

const freeName = (random: Random): ReturnType<typeof drawName> => {
  for (;;) {
    const name = drawName(random);
    if (!RESERVED.has(`${searchKey(name.prenom)} ${searchKey(name.nom)}`)) return name;
  }
};

function* personaStudents(): Generator<Omit<DemoStudent, 'identity'> & { identity: Omit<Identity, 'id'> }> {
  for (const digit of TWIN_DIGITS) {
    for (const persona of PERSONAS) {
      const { prenom, nom, isWoman } = persona;
      const matricule = `${digit}${persona.matricule.slice(1)}`;
      const identity = { matricule, prenom, nom, isWoman };
      yield { identity, seed: Number(persona.matricule), persona, isGroupTester: false };
    }
  }
}

function* otherStudents(
  seeder: Seeder,
): Generator<Omit<DemoStudent, 'identity'> & { identity: Omit<Identity, 'id'> }> {
  for (let rank = 0; rank < TESTERS; rank += 1) {
    const seed = FIRST_TESTER + rank;
    const identity = { matricule: String(seed), ...freeName(seeder(seed)) };
    yield { identity, seed, persona: null, isGroupTester: true };
  }
  for (let seed = FIRST_OTHER; ; seed += 1) {
    const name = KNOWN_PEOPLE[seed - FIRST_OTHER] ?? freeName(seeder(seed));
    yield { identity: { matricule: String(seed), ...name }, seed, persona: null, isGroupTester: false };
  }
}

/** Students in a fixed order, `total` of them: personas and twins, the group testers, known people, the others. */
export function* population(total: number, seeder: Seeder): Generator<DemoStudent> {
  let id = 0;
  for (const source of [personaStudents(), otherStudents(seeder)]) {
    for (const student of source) {
      if (id >= total) return;
      id += 1;
      yield { ...student, identity: { ...student.identity, id } };
    }
  }
}

/** Fewest students that hold every persona, tester and known person. */
export const MIN_STUDENTS = TWIN_DIGITS.length * PERSONAS.length + TESTERS + KNOWN_PEOPLE.length;
