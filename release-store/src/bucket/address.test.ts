import { parseAddress } from './address';

it.each([
  ['s3://portail', { bucket: 'portail', prefix: '' }],
  ['s3://portail/', { bucket: 'portail', prefix: '' }],
  ['s3://portail.ecole/versions', { bucket: 'portail.ecole', prefix: 'versions/' }],
  ['s3://portail/a/b/', { bucket: 'portail', prefix: 'a/b/' }],
  ['https://s3.example.org/portail', null],
  ['s3://Portail', null],
  ['s3://', null],
  ['portail', null],
])('%s is %j', (address, parsed) => {
  expect(parseAddress(address)).toEqual(parsed);
});
