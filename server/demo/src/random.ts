import { base, Faker, fr } from '@faker-js/faker';

/** Draws that depend on nothing but a number: the same student gets the same life in every load. */
export interface Random {
  faker: Faker;
  /** 0 (included) to 1 (excluded). */
  unit(): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** Normal law. */
  normal(mean: number, deviation: number): number;
}

/** Starts the draws of one student (or of the institution) over from `seed`. */
export const createRandom = () => {
  const faker = new Faker({ locale: [fr, base] });
  const unit = (): number => faker.number.float({ min: 0, max: 0.999999 });
  const random: Random = {
    faker,
    unit,
    chance: (probability) => unit() < probability,
    pick: (values) => faker.helpers.arrayElement(values),
    normal: (mean, deviation) => mean + (unit() + unit() + unit() + unit() - 2) * Math.sqrt(3) * deviation,
  };
  return {
    random,
    seed: (value: number) => {
      faker.seed(value);
      return random;
    },
  };
};
