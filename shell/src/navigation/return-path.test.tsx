import { render, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'shared-router';
import { MemoryRouter } from 'shared-router/testing';
import { RedirectToPrivacy, useReturnPath } from './return-path';

const Home = () => (
  <p>
    {useReturnPath()} depuis {useLocation().pathname + useLocation().search}
  </p>
);

const openAt = (entry: string | { pathname: string; state: unknown }) =>
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Routes>
        <Route path="/desktop" element={<Home />} />
        <Route path="*" element={<RedirectToPrivacy />} />
      </Routes>
    </MemoryRouter>,
  );

const expectPath = (path: string) => expect(screen.getByText(`${path} depuis /desktop`)).toBeVisible();

describe('the page asked for before the privacy policy is accepted', () => {
  it('is the deep link with its query and its fragment', () => {
    openAt('/evenement/stages?stage=3#papiers');
    expectPath('/evenement/stages?stage=3#papiers');
  });

  it('is the one that the server’s redirect names, whose address is then the home’s own', () => {
    openAt('/desktop?page=%2Fevenement%2Fstages%3Fstage%3D3#papiers');
    expectPath('/evenement/stages?stage=3#papiers');
  });

  it('is the home where none was asked for', () => {
    openAt('/desktop');
    expectPath('/desktop');
  });

  it('is never an address of another origin', () => {
    openAt({ pathname: '/desktop', state: '//ailleurs.example/contacts' });
    expectPath('/desktop');
  });
});
