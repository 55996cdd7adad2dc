import { redactValues, summaryOf } from './statement-text';

describe('a statement as it is told', () => {
  it.each([
    ['select * from "etudiants" where "matricule" = $1', 'select * from "etudiants" where "matricule" = $1'],
    ["update x set nom = 'D''Hondt', age = 21.5", 'update x set nom = ?, age = ?'],
    ['select t1.a, e2 from t1\n  limit 500 offset $12', 'select t1.a, e2 from t1 limit ? offset $12'],
    ['do $$ begin 230101 end $$', 'do ?'],
    ['do $body$ secret $body$; select $1', 'do ?; select $1'],
    ["select interval '5 minutes'", 'select interval ?'],
  ])('%s', (text, told) => {
    expect(redactValues(text)).toBe(told);
  });

  it('is cut where it is long', () => {
    expect(redactValues(`select ${'a, '.repeat(5000)}`)).toHaveLength(2000);
  });

  it.each([
    ['select "a" from "inscriptions" where 1 = 1', 'SELECT inscriptions'],
    ['insert into audit_events (id) values ($1)', 'INSERT audit_events'],
    ['update "public"."sessions" set x = $1', 'UPDATE sessions'],
    ['with a as (select 1 from b) select * from a', 'WITH b'],
    ['begin', 'BEGIN'],
    ['', 'STATEMENT'],
  ])('has a short name: %s', (text, name) => {
    expect(summaryOf(text)).toBe(name);
  });
});
