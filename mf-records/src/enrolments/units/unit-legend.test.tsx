import { screen } from '@testing-library/react';
import { resultsByUnit } from 'shared-contract/records/records';
import { renderUi } from 'shared-ui/testing';
import { aLine } from '../../testing/examples';
import { UnitLegend } from './unit-legend';

const ABSENT = { Mot: 'ABS', Sens: 'absence injustifiée' };

describe('the legend of a year', () => {
  it('says what the school’s words mean, each once, and nothing of a word without a meaning', () => {
    const first = aLine({ MotSession1: 'ABS', SensDesMots: [ABSENT] });
    const second = { ...first, UniteEnseignementID: 2, MotSession2: 'ZZ' };
    renderUi(<UnitLegend units={resultsByUnit([first, second])} />);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['ABS:\u00a0absence injustifiée']);
  });

  it('is not there for words that the school explains nowhere, nor for lines kept from before', () => {
    const { SensDesMots: _, ...before } = aLine({ MotSession1: 'ABS' });
    const units = resultsByUnit([aLine({ MotSession1: 'ABS' }), before as ReturnType<typeof aLine>]);
    renderUi(<UnitLegend units={units} />);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
