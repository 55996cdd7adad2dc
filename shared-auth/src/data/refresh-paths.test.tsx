import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { apiUrl } from '../testing/network';
import { renderWithSession } from '../testing/render-with-session';
import { refreshPaths, useApi } from './use-api';

const ORDERS = '/extranet/student/Commandes';
const LINES = `${ORDERS}01/7`;
const ONE = `${ORDERS}/7`;

let asked: string[] = [];
const note = (path: string) =>
  http.get(apiUrl(path), () => {
    asked.push(path);
    return HttpResponse.json(path);
  });
const server = setupServer(note(ORDERS), note(LINES), note(ONE));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  asked = [];
});
afterAll(() => server.close());

const Answer = ({ path }: { path: string }) => <li>{useApi<string>(path).data}</li>;

const openAll = async () => {
  const paths = [ORDERS, LINES, ONE];
  renderWithSession(
    <ul>
      {paths.map((path) => (
        <Answer key={path} path={path} />
      ))}
    </ul>,
  );
  for (const path of paths) await screen.findByText(path);
  asked = [];
};

const refresh = async (...paths: string[]) => act(() => refreshPaths(paths));

describe('after a write', () => {
  it('the answer at the very path is read again, and none that merely begins alike', async () => {
    await openAll();
    await refresh(ORDERS);
    await waitFor(() => expect(asked).toEqual([ORDERS]));
  });

  it('the answers below a path are read again where the write names them', async () => {
    await openAll();
    await refresh(`${ORDERS}/*`);
    await waitFor(() => expect(asked).toEqual([ONE]));
  });

  it('each named path counts', async () => {
    await openAll();
    await refresh(ORDERS, `${ORDERS}01/*`);
    await waitFor(() => expect([...asked].sort()).toEqual([ORDERS, LINES]));
  });
});
