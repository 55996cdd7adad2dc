import { render, screen } from '@testing-library/react';
import { Route, Routes } from 'shared-router';
import { MemoryRouter } from 'shared-router/testing';
import { RedirectToPrivacy, useReturnPath } from './return-path';

const Home = () => <p>{useReturnPath()}</p>;

const openAt = (entry: string) =>
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Routes>
        <Route path="/desktop" element={<Home />} />
        <Route path="*" element={<RedirectToPrivacy />} />
      </Routes>
    </MemoryRouter>,
  );

describe('the page asked for before the privacy policy is accepted', () => {
  it('is the deep link with its query and its fragment', () => {
    openAt('/evenement/stages?stage=3#papiers');
    expect(screen.getByText('/evenement/stages?stage=3#papiers')).toBeVisible();
  });

  it('is the home where none was asked for', () => {
    openAt('/desktop');
    expect(screen.getByText('/desktop')).toBeVisible();
  });

  it('is never an address of another origin', () => {
    openAt('/desktop?page=%2F%2Failleurs.example%2Fcontacts');
    expect(screen.getByText('/desktop')).toBeVisible();
  });
});
