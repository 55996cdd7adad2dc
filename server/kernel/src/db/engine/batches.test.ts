import fc from 'fast-check';
import { BatchReader, type ClientEvent } from './batches';
import { FrameReader } from './frames';
import { queryMessage, startupMessage } from './messages';

const message = (type: string, body = ''): Buffer => {
  const bytes = Buffer.from(body);
  const head = Buffer.alloc(5, type.charCodeAt(0));
  head.writeInt32BE(4 + bytes.length, 1);
  return Buffer.concat([head, bytes]);
};

const readAll = (chunks: Buffer[]): ClientEvent[] => {
  const reader = new BatchReader();
  return chunks.flatMap((chunk) => reader.push(chunk));
};

const cut = (stream: Buffer, places: number[]): Buffer[] => {
  const edges = [
    0,
    ...places.map((place) => place % (stream.length + 1)).sort((a, b) => a - b),
    stream.length,
  ];
  return edges.slice(1).map((end, index) => stream.subarray(edges[index], end));
};

describe('a client’s stream', () => {
  it('gives the same batches however the transport cuts it', () => {
    const stream = Buffer.concat([
      startupMessage(),
      queryMessage('select 1'),
      message('P', 'x'.repeat(40)),
      message('B', 'y'.repeat(20)),
      message('E'),
      message('S'),
      queryMessage('COPY t (a) FROM STDIN'),
      message('d', '1\n2\n'),
      message('c'),
      message('X'),
    ]);
    const whole = readAll([stream]);
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), (places) => {
        expect(readAll(cut(stream, places))).toEqual(whole);
      }),
    );
  });

  it('keeps Parse, Bind, Execute and Sync of one statement together', () => {
    const parts = [message('P'), message('B'), message('E'), message('S')];
    const [, event] = readAll([startupMessage(), ...parts]);
    expect(event).toEqual({
      kind: 'batch',
      batch: { bytes: Buffer.concat(parts), isOpen: false, isCopy: false },
    });
  });

  it('keeps the engine for a client that flushes in the middle of a statement', () => {
    const [, event] = readAll([startupMessage(), message('P'), message('H')]);
    expect(event).toMatchObject({ kind: 'batch', batch: { isOpen: true } });
  });

  it('asks for the rows of a COPY at once and hands them over with it', () => {
    const events = readAll([
      startupMessage(),
      queryMessage(' copy t from STDIN csv'),
      message('d'),
      message('c'),
    ]);
    expect(events.map((event) => event.kind)).toEqual(['startup', 'reply', 'batch']);
    expect(events.at(-1)).toMatchObject({ batch: { isCopy: true } });
  });

  it('does not take a COPY TO STDOUT for one that brings rows', () => {
    const events = readAll([startupMessage(), queryMessage('copy t to stdout')]);
    expect(events.at(-1)).toMatchObject({ kind: 'batch', batch: { isCopy: false } });
  });

  it('goes on in clear when encryption is asked for', () => {
    const request = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
    expect(readAll([request, startupMessage()]).map((event) => event.kind)).toEqual(['reply', 'startup']);
  });

  it('is refused when it is not the protocol', () => {
    expect(() => new FrameReader().push(Buffer.from('GET / HTTP/1.1\r\n'))).toThrow(
      'not a PostgreSQL message',
    );
  });
});
