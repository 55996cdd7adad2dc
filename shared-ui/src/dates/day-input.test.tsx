import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations, renderUi } from '../testing';
import { DayInput } from './day-input';

const seen: string[] = [];

const Day = ({ first = '' }: { first?: string }) => {
  const [value, setValue] = useState(first);
  seen.push(value);
  return (
    <>
      <label id="du-nom" htmlFor="du">
        Du
      </label>
      <DayInput id="du" value={value} onChange={setValue} />
    </>
  );
};

const field = () => screen.getByRole('textbox', { name: 'Du' });

describe('DayInput', () => {
  beforeEach(() => {
    seen.length = 0;
  });

  it('shows a day as it is written, and in words', async () => {
    const { container } = renderUi(<Day first="2027-01-01" />);
    expect(field()).toHaveValue('01/01/2027');
    expect(field()).toHaveAccessibleDescription('vendredi 1er janvier 2027');
    await expectNoAxeViolations(container);
  });

  it('reads what is typed once it is whole, and no day on the way there', async () => {
    renderUi(<Day />);
    await userEvent.type(field(), '4/1/2027');
    expect(new Set(seen.filter((value) => /^\d{4}-/.test(value)))).toEqual(new Set(['2027-01-04']));
    expect(field()).toHaveValue('4/1/2027');
    await userEvent.tab();
    expect(field()).toHaveValue('04/01/2027');
    expect(await screen.findByText('lundi 4 janvier 2027')).toBeVisible();
  });

  it('reads a short date when it is left, or sent by Enter', async () => {
    renderUi(<Day />);
    await userEvent.type(field(), '4 janv 27');
    expect(seen.at(-1)).toBe('4 janv 27');
    await userEvent.keyboard('{Enter}');
    expect(seen.at(-1)).toBe('2027-01-04');
  });

  it('keeps what is no day as it was typed', async () => {
    renderUi(<Day />);
    await userEvent.type(field(), '31/2/2027');
    await userEvent.tab();
    expect(field()).toHaveValue('31/2/2027');
    expect(seen.at(-1)).toBe('31/2/2027');
  });

  it('takes the day that is chosen in the calendar', async () => {
    const { container } = renderUi(<Day first="2027-01-01" />);
    const calendar = container.querySelector<HTMLInputElement>('input[type=date]')!;
    const open = jest.fn();
    calendar.showPicker = open;
    await userEvent.click(screen.getByRole('button', { name: 'Choisir dans un calendrier Du' }));
    expect(open).toHaveBeenCalledTimes(1);
    fireEvent.change(calendar, { target: { value: '2027-02-28' } });
    expect(field()).toHaveValue('28/02/2027');
  });
});
