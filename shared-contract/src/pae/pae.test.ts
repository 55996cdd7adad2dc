import { PAE_TEXTS } from '../quoted';
import { fillText } from './pae';

describe('fillText', () => {
  it('puts numbers in the places of their names', () => {
    expect(fillText(PAE_TEXTS.belowMin, { min: 45 })).toBe(
      'Vous avez composé un PAE inférieur à 45 crédits.',
    );
  });

  it('leaves a place that nothing fills', () => {
    expect(fillText('{autre} et {min}', { min: 1 })).toBe('{autre} et 1');
  });
});
