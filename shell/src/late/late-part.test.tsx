import { act, render, screen } from '@testing-library/react';
import { latePart } from './late-part';

const show = async (load: Parameters<typeof latePart>[0]) => {
  const Part = latePart(load);
  // What suspends is taken up again only in an act that is waited for.
  await act(async () =>
    render(
      <main>
        <h1>La page</h1>
        <Part />
      </main>,
    ),
  );
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a part of the page whose code comes late', () => {
  it('takes its place once it is there', async () => {
    await show(async () => ({ default: () => <p>La barre</p> }));
    expect(await screen.findByText('La barre')).toBeInTheDocument();
  });

  it('leaves the page as it is when its code does not come', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await show(async () => {
      throw new Error('panne');
    });
    expect(screen.getByRole('main')).toHaveTextContent(/^La page$/);
  });

  it('leaves the page as it is when it throws', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await show(async () => ({
      default: () => {
        throw new Error('panne');
      },
    }));
    expect(screen.getByRole('main')).toHaveTextContent(/^La page$/);
  });
});
