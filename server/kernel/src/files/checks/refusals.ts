import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { formatBytes } from 'shared-contract/base/size';
import { DOCUMENT_TEXTS, FILE_RULES, type FileUsage } from 'shared-contract/documents/documents';
import { ApiProblem, tooLarge } from '../../errors';
import type { ForeignFormat } from './foreign-format';

/** Why a file is not taken. */
export type FileFault =
  | ForeignFormat
  | 'archive'
  | 'cut'
  | 'empty'
  | 'heavy'
  | 'locked'
  | 'name'
  | 'other-name'
  | 'pixels'
  | 'unknown'
  | 'unreadable'
  | 'usage';

const formatsOf = (usage: FileUsage): string => {
  const { extensions } = FILE_RULES[usage];
  if (!extensions.includes('pdf')) return 'un JPEG ou un PNG';
  return extensions.includes('png') ? 'un PDF, un JPEG ou un PNG' : 'un PDF';
};

/** What is wrong with the file, and what to do about it. */
const REASONS: Readonly<Record<FileFault, (formats: string) => string>> = {
  archive: () =>
    'Ce fichier contient aussi une archive ou une page web. Enregistrez-le à nouveau, ou imprimez-le en PDF.',
  cut: () => 'Ce fichier est incomplet ou abîmé. Ouvrez l’original et enregistrez-le à nouveau.',
  empty: () => 'Ce fichier est vide. Vérifiez l’original et envoyez-le à nouveau.',
  heavy: () => 'Ce PDF est trop compliqué à ouvrir. Imprimez-le en PDF, puis envoyez ce nouveau PDF.',
  heic: (formats) =>
    `C’est une photo HEIC, le format des iPhone. Enregistrez-la en JPEG (sur un iPhone\u00a0: Réglages, Appareil photo, Formats, Le plus compatible) ou faites-en une capture d’écran. Il faut ${formats}.`,
  locked: () => 'Ce PDF demande un mot de passe. Enregistrez-en une copie sans mot de passe.',
  name: () => 'Son nom se termine comme celui d’un programme. Renommez-le, ou envoyez-le en PDF.',
  'other-name': () =>
    'Son nom dit un autre format que son contenu. Ouvrez-le et enregistrez-le à nouveau, ou corrigez la fin de son nom.',
  page: (formats) =>
    `C’est une page web ou un dessin, pas ${formats}. Imprimez-la en PDF ou faites-en une capture d’écran.`,
  picture: (formats) =>
    `Cette image est dans un autre format. Enregistrez-la en JPEG ou en PNG. Il faut ${formats}.`,
  pixels: () => 'Cette image a plus de 40 millions de points. Réduisez-la, ou prenez la photo en plus petit.',
  unknown: (formats) => `Ce n’est pas ${formats}. Enregistrez-le dans ce format, puis envoyez-le.`,
  unreadable: () => 'Ce fichier ne s’ouvre pas. Ouvrez l’original et enregistrez-le à nouveau.',
  usage: (formats) => `Ici, il faut ${formats}.`,
  writing: (formats) =>
    `C’est un document de traitement de texte ou une archive. Enregistrez-le en PDF. Il faut ${formats}.`,
};

/** 415 with the text of S1 §5; its own reason and the remedy are said of the file. */
export const typeRefused = (fault: FileFault, usage: FileUsage): ApiProblem =>
  new ApiProblem(415, PROBLEM_CODES.fileRefused, DOCUMENT_TEXTS.fileTypeRefused, {
    errors: [{ path: 'fichier', message: REASONS[fault](formatsOf(usage)) }],
  });

/** 413 that names the limit of a usage. */
export const sizeRefused = (usage: FileUsage): ApiProblem =>
  tooLarge(
    `Ce fichier est trop volumineux\u00a0: la limite est de ${formatBytes(FILE_RULES[usage].maxBytes)}.`,
    PROBLEM_CODES.fileTooLarge,
  );
