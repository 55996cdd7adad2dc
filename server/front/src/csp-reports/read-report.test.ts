import { readReport } from './read-report';

const PAGE = 'https://portail.example/etudiants/230101?nom=Peeters';

describe('a report of a broken policy', () => {
  it('is read without the page, any query or the sample', () => {
    const report = {
      'document-uri': PAGE,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?jeton=1',
      'source-file': 'https://portail.example/r/mf-records/1.0.0/remote.js?essai=2',
      'line-number': 12,
      'script-sample': 'matricule 230101',
    };
    expect(readReport({ 'csp-report': report })).toEqual({
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      source: '/r/mf-records/1.0.0/remote.js',
      line: 12,
    });
  });

  it.each([
    [PAGE, 'page'],
    [undefined, 'page'],
    ['chrome-extension://abc/230101.js', 'elsewhere'],
    ['https://portail.example/etudiants/230102', 'elsewhere'],
  ])('of the source %s names it %s', (source, name) => {
    const report = {
      'document-uri': PAGE,
      'violated-directive': 'script-src',
      'blocked-uri': 'inline',
      'source-file': source,
    };
    expect(readReport({ 'csp-report': report })).toEqual({
      directive: 'script-src',
      blocked: 'inline',
      source: name,
      line: null,
    });
  });

  it.each([
    [null],
    ['texte'],
    [[]],
    [{}],
    [{ 'csp-report': null }],
    [{ 'csp-report': [1] }],
    [{ 'csp-report': { 'effective-directive': 'x'.repeat(100) } }],
    [{ 'csp-report': { 'effective-directive': '230101' } }],
  ])('that says nothing is nothing: %j', (body) => {
    expect(readReport(body)).toBeNull();
  });
});
