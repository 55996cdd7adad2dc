/**
 * Published advisories that concerned a version of ours, so that none comes back; the registry is not asked.
 *
 * `judged`: why a version below the mended one stays, and until when (SECURITY.md: 3, 10 or 30 days).
 *
 * @type {{ package: string, mendedIn: string, advisory: string, judged?: { why: string, until: string } }[]}
 */
export const ADVISORIES = [
  { package: '@fastify/static', mendedIn: '10.1.3', advisory: 'GHSA-423g-23ch-w7c6' },
  { package: 'nanoid', mendedIn: '3.3.18', advisory: 'GHSA-2v37-7h3g-55p8' },
  { package: 'pdfjs-dist', mendedIn: '6.2.108', advisory: 'GHSA-hq66-cqwq-w95j' },
  { package: 'sanitize-html', mendedIn: '2.17.7', advisory: 'CVE-2026-44990' },
];
