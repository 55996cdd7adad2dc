import { screen } from '@testing-library/react';
import { expectNoAxeViolations, renderUi } from '../testing';
import { Steps } from './steps';

describe('Steps', () => {
  it('says where one is, in words and for the phone', async () => {
    const { container } = renderUi(
      <Steps
        steps={[
          { label: 'Adresse', state: 'done' },
          { label: 'Contact', state: 'current' },
          { label: 'Bourse', state: 'todo' },
        ]}
        note="encore 2 inscriptions"
      />,
    );
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Adresse');
    expect(screen.getByRole('img', { name: 'Terminée' })).toBeInTheDocument();
    expect(second).toHaveAttribute('aria-current', 'step');
    expect(third).toHaveTextContent('à faire');
    expect(screen.getByText(/Étape 2 sur 3 – encore 2 inscriptions/)).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
});
