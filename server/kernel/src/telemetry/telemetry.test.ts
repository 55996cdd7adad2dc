import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { openTestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { viewStudent } from 'shared-contract/security/endpoints';

interface Sent {
  resourceSpans: {
    scopeSpans: {
      spans: {
        name: string;
        traceId: string;
        attributes: { key: string; value: { stringValue?: string } }[];
      }[];
    }[];
  }[];
}

/** A collector that keeps what it is sent. */
const sent: Sent[] = [];
let collector: Server;
let endpoint: string;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const told: Sent = JSON.parse(await text(request));
    sent.push(told);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const address = collector.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(async () => {
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
});

test('requests are told by their routes, in the caller’s trace, and nobody is named', async () => {
  const portal = await openTestPortal({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const admin = await portal.as('admin');
  await admin.post(
    url(viewStudent, { matricule: '230101' }),
    { Motif: 'Suivi du dossier' },
    {
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    },
  );
  await portal.browse().get('/healthz');
  await portal.close();

  const spans = sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
  );
  const names = spans.map(({ name }) => name);
  expect(names).toContainEqual(expect.stringMatching(/^POST \/api\/v1\/.*:matricule/));
  expect(names.join()).not.toContain('healthz');
  expect(spans.find(({ name }) => name.startsWith('POST'))?.traceId).toBe(traceId);
  const statements = spans.flatMap(({ traceId: of, attributes }) =>
    attributes.flatMap(({ key, value }) =>
      key === 'db.query.text' && of === traceId ? [value.stringValue] : [],
    ),
  );
  expect(statements).toContainEqual(expect.stringMatching(/^insert into "?audit_events.*\$1/));
  expect(JSON.stringify(sent)).not.toContain('230101');
  expect(JSON.stringify(sent)).not.toContain('Suivi');
});
