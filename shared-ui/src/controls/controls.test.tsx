import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations, renderUi } from '../testing';
import { Checkbox, Radio } from './choice';
import { Select } from './select';
import { StepperInput } from './stepper-input';
import { Switch } from './switch';

const Quantity = () => {
  const [value, setValue] = useState(0);
  return <StepperInput label="Quantité – Droit" value={value} onChange={setValue} max={3} />;
};

describe('StepperInput', () => {
  it('counts by its buttons and by the arrows, within its bounds', async () => {
    renderUi(<Quantity />);
    const field = screen.getByRole('spinbutton', { name: 'Quantité – Droit' });
    await userEvent.click(screen.getByRole('button', { name: /Diminuer/ }));
    expect(field).toHaveValue('0');
    await userEvent.click(screen.getByRole('button', { name: /Augmenter/ }));
    expect(field).toHaveValue('1');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(field).toHaveValue('3');
    expect(field).toHaveAttribute('aria-valuenow', '3');
  });

  it('takes what is typed, and nothing but figures', async () => {
    renderUi(<Quantity />);
    const field = screen.getByRole('spinbutton');
    await userEvent.type(field, 'x2');
    expect(field).toHaveValue('2');
    await userEvent.clear(field);
    expect(field).toHaveValue('0');
  });
});

describe('Switch', () => {
  it('turns on a click and on Space, unless it is locked', async () => {
    const onChange = jest.fn();
    renderUi(<Switch label="M'inscrire à la session" isOn={false} onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledWith(true);
    expect(screen.getByRole('switch', { name: "M'inscrire à la session" })).not.toBeChecked();
    renderUi(<Switch label="Verrouillé" isOn disabled onChange={onChange} />);
    await userEvent.click(screen.getByRole('switch', { name: 'Verrouillé' }));
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('bare controls', () => {
  it('are named, and pass axe', async () => {
    const onChange = jest.fn();
    const { container } = renderUi(
      <>
        <Checkbox isMixed>Tout sélectionner</Checkbox>
        <Radio name="groupe" detail="Lundi">
          Groupe 1
        </Radio>
        <Select
          aria-label="Groupe – Statistique"
          options={[{ value: 7, label: 'Groupe 7' }]}
          value={null}
          onChange={onChange}
        />
      </>,
    );
    expect(screen.getByRole('checkbox', { name: 'Tout sélectionner' })).toBePartiallyChecked();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Groupe – Statistique' }), 'Groupe 7');
    expect(onChange).toHaveBeenCalledWith(7);
    await expectNoAxeViolations(container);
  });
});
