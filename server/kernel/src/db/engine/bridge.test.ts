import { Bridge } from './bridge';
import { queryMessage, startupMessage } from './messages';

const errorOf = (severity: string): Buffer => {
  const body = Buffer.from(`S${severity}\0V${severity}\0C53100\0Mno space\0\0`);
  const head = Buffer.alloc(5);
  head[0] = 0x45;
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
};

/** What happens, in order, when the engine answers a client's statement by an error of this severity. */
const eventsOf = (severity: string): string[] => {
  const events: string[] = [];
  const engine = {
    greet: () => Buffer.alloc(0),
    execute: (message: Uint8Array) =>
      Buffer.from(message).includes('select') ? errorOf(severity) : Buffer.alloc(0),
    isInTransaction: () => false,
  };
  const bridge = new Bridge(engine, () => events.push('ended'));
  const client = bridge.connect({
    send: (bytes) => bytes.length > 0 && events.push(Buffer.from(bytes).includes('53100') ? 'told' : 'other'),
    end: () => events.push('cut'),
  });
  client.receive(startupMessage());
  client.receive(queryMessage('select 1'));
  return events;
};

test('an engine that panics is ended, once its client has been told why', () => {
  expect(eventsOf('PANIC')).toEqual(['told', 'ended']);
});

test('an ordinary error ends nothing', () => {
  expect(eventsOf('ERROR')).toEqual(['told']);
});
