import { act, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLetterKeys, useLetterKeys, watchLetterKeys } from './letter-keys';

const heard: string[] = [];

beforeAll(() => {
  watchLetterKeys();
  document.addEventListener('keydown', ({ key }) => heard.push(key));
});

afterEach(() => {
  heard.length = 0;
  setLetterKeys(true);
});

it('keeps letters, digits and signs from the page once they are off, and nothing else', async () => {
  await userEvent.keyboard('a');
  setLetterKeys(false);
  await userEvent.keyboard('a/1?{Enter}{Escape}{ArrowDown} ');
  expect(heard).toEqual(['a', 'Enter', 'Escape', 'ArrowDown', ' ']);
  heard.length = 0;
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(heard).toContain('k');
});

it('types on in a field while they are off', async () => {
  document.body.innerHTML = '<input aria-label="Nom" />';
  setLetterKeys(false);
  const field = document.querySelector('input');
  field?.focus();
  await userEvent.keyboard('a1');
  expect(field).toHaveValue('a1');
});

it('brings back what was chosen on an earlier page, and tells what shows keys', async () => {
  localStorage.setItem('raccourcis-lettres', 'non');
  watchLetterKeys();
  const { result } = renderHook(useLetterKeys);
  expect(result.current).toBe(false);
  await act(async () => setLetterKeys(true));
  expect(localStorage).toHaveLength(0);
  expect(result.current).toBe(true);
});
