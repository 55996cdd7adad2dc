import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isArchive, otherKind } from './file-kind';
import { UnreadablePackage } from './unreadable-package';
import { unzipPackage } from './unzip';

/** A package whose files can be read. */
export interface OpenPackage {
  folder: string;
  /** Lines of its files, headings among them; 0 where nobody counted. */
  lines: number;
}

/** A workbook is a ZIP too, and a picture is none: each is told as what it is. */
const refuseOther = async (path: string): Promise<void> => {
  const file = await open(path);
  try {
    const head = Buffer.alloc(4096);
    const { bytesRead } = await file.read(head);
    const kind = otherKind(head.subarray(0, bytesRead));
    if (kind && !isArchive(kind)) throw new UnreadablePackage(null, ...kind);
  } finally {
    await file.close();
  }
};

const unzipped = async <T>(
  path: string,
  parent: string,
  work: (opened: OpenPackage) => Promise<T>,
): Promise<T> => {
  await refuseOther(path);
  const folder = await mkdtemp(join(parent, 'paquet-'));
  try {
    return await work({ folder, lines: await unzipPackage(path, folder) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Does something with the files of a package, a folder or a ZIP of them, which is opened below `parent` and removed.
 * Throws UnreadablePackage for anything else.
 */
export const withPackage = async <T>(
  path: string,
  work: (opened: OpenPackage) => Promise<T>,
  parent = tmpdir(),
): Promise<T> => {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) return work({ folder: path, lines: 0 });
  if (found?.isFile()) return unzipped(path, parent, work);
  throw new UnreadablePackage(null, 'ce n’est ni un dossier ni un ZIP', 'Voyez le chemin.');
};
