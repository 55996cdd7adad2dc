import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { securityInfos } from 'shared-contract/portal/endpoints';
import type { TestBrowser, TestPortal } from '../portal';
import { url } from '../url';
import { type ApiDocument, operationsOf } from './operations';
import { type FuzzRequest, requestsOf } from './requests';
import { beginUploads, tusRequests } from './tus';

/** Who sends: nobody, students with and without open events, staff. */
const PEOPLE = ['230101', '220303', '210202', '230105', 'admin', 'verificateur'] as const;

export interface FuzzOptions {
  /** Requests, at least one of each call. */
  requests: number;
  seed: number;
  /** The run ends early after so many milliseconds. */
  maxMs: number;
}

export interface FuzzReport {
  sent: number;
  operations: number;
  /** Answers by status. */
  byStatus: Record<string, number>;
  slowestMs: number;
  /** What is wrong, with the request that shows it; at most a hundred. */
  faults: string[];
}

/** Inner details that no answer may hold. */
const LEAK = /Failed query|node_modules|\.ts:\d|at Object\.|ECONN|SQLSTATE|relation "/;

const refusalFaults = (answer: LightMyRequestResponse): string[] => {
  const { headers, statusCode, body } = answer;
  const faults: string[] = [];
  if (!String(headers['content-type']).startsWith('application/problem+json')) {
    return [`content-type ${headers['content-type']}`];
  }
  if (headers['cache-control'] !== 'no-store') faults.push('may be stored');
  if (!String(headers['content-security-policy']).includes("default-src 'none'")) faults.push('no policy');
  const problem = JSON.parse(body);
  if (problem.status !== statusCode) faults.push(`says ${problem.status}`);
  if (typeof problem.code !== 'string' || !/\p{L}/u.test(String(problem.detail))) faults.push('says nothing');
  if (LEAK.test(body)) faults.push('tells inner details');
  return faults;
};

/** What is wrong with an answer; nothing else than 503 and 507, announced by Retry-After, is allowed above 499. */
export const faultsOf = (answer: LightMyRequestResponse, method = 'GET'): string[] => {
  const { statusCode, headers } = answer;
  const isAnnounced = (statusCode === 503 || statusCode === 507) && headers['retry-after'] !== undefined;
  return [
    ...(statusCode >= 500 && !isAnnounced ? [`answers ${statusCode}`] : []),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['no nosniff']),
    // What a refusal of HEAD would say has no place to stand.
    ...(statusCode >= 400 && method !== 'HEAD' ? refusalFaults(answer) : []),
  ];
};

const shown = ({ who, method, url: address, headers, payload }: FuzzRequest): string =>
  `${PEOPLE[who] ?? 'personne'} ${method} ${address.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${(payload ?? '').slice(0, 300)}`;

/** The document's calls, and resumable uploads as so many calls more: PATCH, HEAD and DELETE. */
const TUS_CALLS = 3;

const planOf = (
  document: ApiDocument,
  uploads: readonly string[],
  { requests, seed }: FuzzOptions,
): FuzzRequest[] => {
  const operations = operationsOf(document);
  const people = PEOPLE.length + 1;
  const each = Math.ceil(requests / (operations.length + TUS_CALLS));
  const perOperation = operations.map((operation, rank) =>
    fc.sample(requestsOf(operation, people), { numRuns: each, seed: seed + rank }),
  );
  const pieces = fc.sample(tusRequests(uploads, people), { numRuns: each * TUS_CALLS, seed });
  // Round by round, so that a run that ends early has met every call.
  return Array.from({ length: each }, (_, round) => [
    ...perOperation.flatMap((one) => one[round] ?? []),
    ...pieces.slice(round * TUS_CALLS, (round + 1) * TUS_CALLS),
  ]).flat();
};

const aliveFaults = async (browsers: TestBrowser[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const [rank, name] of PEOPLE.entries()) {
    const answer = await browsers[rank]?.get(url(securityInfos));
    if (answer?.statusCode !== 200) faults.push(`the session of ${name} is gone: ${answer?.statusCode}`);
  }
  return faults;
};

/** Sends seeded requests to every call of the portal's own document, and judges every answer. */
export const runFuzz = async (portal: TestPortal, options: FuzzOptions): Promise<FuzzReport> => {
  const browsers = [...(await Promise.all(PEOPLE.map((name) => portal.as(name)))), portal.browse()];
  const document: ApiDocument = (await portal.browse().get('/api/v1/openapi.json')).json();
  const report: FuzzReport = {
    sent: 0,
    operations: operationsOf(document).length + TUS_CALLS,
    byStatus: {},
    slowestMs: 0,
    faults: [],
  };
  const end = Date.now() + options.maxMs;
  const uploads = await beginUploads(browsers);
  for (const request of planOf(document, uploads, options)) {
    if (Date.now() > end || report.faults.length >= 100) break;
    const since = Date.now();
    const { who, payload, ...rest } = request;
    const answer = await browsers[who]?.send({ ...rest, ...(payload === null ? {} : { payload }) });
    if (!answer) throw new Error('nobody sends it');
    report.sent += 1;
    report.byStatus[answer.statusCode] = (report.byStatus[answer.statusCode] ?? 0) + 1;
    report.slowestMs = Math.max(report.slowestMs, Date.now() - since);
    const faults = faultsOf(answer, request.method);
    if (faults.length > 0) report.faults.push(`${faults.join(', ')}: ${shown(request)}`);
  }
  report.faults.push(...(await aliveFaults(browsers)));
  return report;
};
