import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEventHandler } from 'react';
import { Link, Route, Routes } from './index';
import { MemoryRouter } from './testing';

const open = (onClick?: MouseEventHandler) =>
  render(
    <MemoryRouter initialEntries={['/']}>
      <Link to="/commandes?annee=2026" {...(onClick ? { onClick } : {})}>
        Mes commandes
      </Link>
      <Routes>
        <Route path="/" element={<p>Accueil</p>} />
        <Route path="/commandes" element={<p>Commandes</p>} />
      </Routes>
    </MemoryRouter>,
  );
const link = () => screen.getByRole('link', { name: 'Mes commandes' });

describe('a link to a route', () => {
  it('carries its address and moves the portal without loading a page', async () => {
    open();
    expect(link()).toHaveAttribute('href', '/commandes?annee=2026');
    await userEvent.click(link());
    expect(screen.getByText('Commandes')).toBeVisible();
  });

  it('leaves a click with Ctrl to the browser, which opens another tab', () => {
    open();
    let isLeft = false;
    const browser = (event: MouseEvent) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', browser, { once: true });
    fireEvent.click(link(), { ctrlKey: true });
    expect(isLeft).toBe(true);
    expect(screen.getByText('Accueil')).toBeVisible();
  });

  it('stays where it is when the page has dealt with the click', async () => {
    const dealWith = jest.fn<MouseEventHandler>((event) => event.preventDefault());
    open(dealWith);
    await userEvent.click(link());
    expect(dealWith).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Accueil')).toBeVisible();
  });
});
