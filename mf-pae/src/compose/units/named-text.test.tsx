import { render, screen } from '@testing-library/react';
import { aUnit } from 'shared-contract/testing/pae';
import { TitledText } from 'shared-ui/titled-text';
import { englishTitlesOf } from './named-text';

const economy = aUnit(1, { UniteEnseignementLibelle: 'Economy', UniteEnseignementCoursEnAnglais: true });
const european = aUnit(2, {
  UniteEnseignementLibelle: 'European Economy',
  UniteEnseignementCoursEnAnglais: true,
});
const statistics = aUnit(3, { UniteEnseignementLibelle: 'Statistique' });

describe('a sentence that names units', () => {
  it('has each title in its own language, one that holds another as a whole', () => {
    render(
      <p>
        <TitledText
          text="Choisissez d’abord European Economy, puis Economy ou Statistique."
          english={englishTitlesOf([economy, european, statistics])}
        />
      </p>,
    );
    expect(screen.getByText('European Economy')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Economy')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/Statistique/)).not.toHaveAttribute('lang');
  });
});
