import { isRecord } from 'shared-contract/base/check-body';

/** CSP violation as logged, without anything that identifies a reader. */
export interface Violation {
  /** `script-src-elem`, `require-trusted-types-for`. */
  directive: string;
  /** A word of the browser's, or the origin of what was refused. */
  blocked: string;
  /** The file of ours that did it; `page` for an inline script, `elsewhere` for extensions and the like. */
  source: string;
  line: number | null;
}

const WORDS = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'data',
  'blob',
  'trusted-types-sink',
  'trusted-types-policy',
]);

const OUR_FILES = /^\/(?:assets|r)\/[\w./+-]{1,150}$/;

const textAt = (report: Record<string, unknown>, name: string): string => {
  const value = report[name];
  return typeof value === 'string' ? value : '';
};

const blockedOf = (text: string): string => {
  if (WORDS.has(text)) return text;
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  return origin === 'null' || origin.length > 150 ? 'other' : origin;
};

const sourceOf = (text: string, pageUrl: string): string => {
  const path = URL.canParse(text) ? new URL(text).pathname : '';
  if (OUR_FILES.test(path)) return path;
  return text === '' || text.split('#', 1)[0] === pageUrl.split('#', 1)[0] ? 'page' : 'elsewhere';
};

/** Parses the body of a `report-uri` call; null when it is malformed. */
export const readReport = (body: unknown): Violation | null => {
  const report = isRecord(body) ? body['csp-report'] : null;
  if (!isRecord(report)) return null;
  const directive = textAt(report, 'effective-directive') || textAt(report, 'violated-directive');
  if (!/^[a-z-]{1,40}$/.test(directive)) return null;
  const line = report['line-number'];
  return {
    directive,
    blocked: blockedOf(textAt(report, 'blocked-uri')),
    source: sourceOf(textAt(report, 'source-file'), textAt(report, 'document-uri')),
    line: typeof line === 'number' && Number.isSafeInteger(line) ? line : null,
  };
};
