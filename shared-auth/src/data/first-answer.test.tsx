import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { orders } from 'shared-contract/orders/endpoints';
import { setInlinedAnswers } from '../api/inlined-answers';
import { apiUrl } from '../testing/network';
import { renderWithSession } from '../testing/render-with-session';
import { useApi } from './use-api';

let asked = 0;
const server = setupServer(
  http.get(apiUrl(orders), () => {
    asked += 1;
    return HttpResponse.json(['demandée']);
  }),
);
beforeAll(() => server.listen());
beforeEach(() => {
  asked = 0;
});
afterAll(() => server.close());

const Orders = () => {
  const { data, isLoading } = useApi(orders);
  return <p>{isLoading ? 'en route' : JSON.stringify(data)}</p>;
};

test('what a page carries is there at once, and is not asked for', async () => {
  setInlinedAnswers({ [orders.path]: ['portée'] });
  renderWithSession(<Orders />);
  expect(screen.getByText('["portée"]')).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText('["portée"]')).toBeVisible();
  expect(asked).toBe(0);
});

test('what it does not carry is on its way, then there', async () => {
  setInlinedAnswers({});
  renderWithSession(<Orders />);
  expect(screen.getByText('en route')).toBeVisible();
  expect(await screen.findByText('["demandée"]')).toBeVisible();
});
