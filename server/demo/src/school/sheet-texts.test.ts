import { buildCatalogue } from './catalogue';
import { optionUnits } from './options';
import { frenchSheet } from './sheet-texts';

const units = [...buildCatalogue().flatMap(({ blocs }) => blocs.flat()), ...optionUnits];
const unitsById = [...new Map(units.map((unit) => [unit.id, unit])).values()];

it('gives every unit aims and an assessment of its own subject', () => {
  expect(unitsById.length).toBeGreaterThan(80);
  const texts = unitsById.map((unit) => Object.values(frenchSheet(unit)).join('\n'));
  expect(new Set(texts).size).toBe(unitsById.length);
  const contents = new Set(unitsById.map((unit) => frenchSheet(unit).contenuFr));
  expect(contents.size).toBeGreaterThan(unitsById.length / 3);
});

it('says the same in every load', () => {
  for (const unit of unitsById) expect(frenchSheet(unit)).toEqual(frenchSheet(unit));
});

it('speaks of numbers in mathematics and of circuits in electronics', () => {
  const sheetOf = (libelle: string) => {
    const unit = unitsById.find((one) => one.libelle.startsWith(libelle));
    return unit ? JSON.stringify(frenchSheet(unit)) : '';
  };
  expect(sheetOf('Probabilités')).toContain('exercices à rendre');
  expect(sheetOf('Électronique')).toContain('rapports de laboratoire');
});
