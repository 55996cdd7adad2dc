import { createReadStream } from 'node:fs';
import { encodingOf } from './encoding';
import { UnreadableFile } from './unreadable-file';

/** Bytes that are read and decoded at once. */
const CHUNK = 65_536;

/** The text of a file piece by piece, without its byte order mark; throws UnreadableFile where its encoding is not sure. */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path), { fatal: true });
  const decode = (chunk?: Buffer): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new UnreadableFile(
        null,
        'le fichier s’arrête au milieu d’un caractère',
        'Enregistrez-le de nouveau, ou copiez-le en entier.',
      );
    }
  };
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) yield decode(chunk);
  yield decode();
}
