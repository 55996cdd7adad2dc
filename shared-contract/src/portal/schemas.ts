import { array, type InferType, mixed } from 'yup';
import { body, optionalText, requiredText, requiredWord } from '../base/schema-types';
import { REPORTED_FRAMES } from '../federation/registry';

/** PUT /drafts/{ScreenLocation}: what was typed, whatever it is; the server bounds its size. */
export const draftSchema = body({ Contenu: mixed().defined('Le brouillon est vide.') });

/** POST /federation/report: why a remote could not be shown, or that it was. */
export const remoteReportSchema = body({
  name: requiredText(60),
  version: optionalText(60),
  kind: requiredWord([
    'disabled',
    'incompatible',
    'offline',
    'http',
    'timeout',
    'corrupt',
    'stale',
    'evaluation',
    'contract',
    'old-browser',
    'sound',
  ]),
  phase: requiredWord(['load', 'render']),
  places: array(requiredText(300)).max(REPORTED_FRAMES).default([]),
});

/** POST /admin/testeurs: the published version of a remote that its author tries; null = everybody's. */
export const testerChoiceSchema = body({ Nom: requiredText(60), Version: optionalText(80) });

export type DraftWrite = InferType<typeof draftSchema>;
export type RemoteReportWrite = InferType<typeof remoteReportSchema>;
export type TesterChoice = InferType<typeof testerChoiceSchema>;
