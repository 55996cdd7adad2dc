import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { get } from 'shared-contract/base/endpoint';
import { apiUrl } from '../testing/network';
import { renderWithSession } from '../testing/render-with-session';
import { refreshEndpoints, useApi } from './use-api';

const orders = get('/extranet/student/Commandes').answers<string>();
const lines = get('/extranet/student/Commandes01/{CommandeID}').answers<string>();
const one = get('/extranet/student/Commandes/{CommandeID}').answers<string>();

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

const Answers = () => (
  <ul>
    <li>{useApi(orders).data}</li>
    <li>{useApi(lines, { CommandeID: 7 }).data}</li>
    <li>{useApi(one, { CommandeID: 7 }).data}</li>
  </ul>
);

const openAll = async () => {
  renderWithSession(<Answers />);
  for (const path of [ORDERS, LINES, ONE]) await screen.findByText(path);
  asked = [];
};

const refresh = async (...endpoints: { path: string }[]) => act(() => refreshEndpoints(endpoints));

describe('after a write', () => {
  it('the answer of the endpoint is read again, and none that merely begins alike', async () => {
    await openAll();
    await refresh(orders);
    await waitFor(() => expect(asked).toEqual([ORDERS]));
  });

  it('every answer of an endpoint with braces is read again, whatever fills it', async () => {
    await openAll();
    await refresh(one);
    await waitFor(() => expect(asked).toEqual([ONE]));
  });

  it('each named endpoint counts', async () => {
    await openAll();
    await refresh(orders, lines);
    await waitFor(() => expect([...asked].sort()).toEqual([ORDERS, LINES]));
  });
});
