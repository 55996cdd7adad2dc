import { etagOf, type ObjectTable, type TableAnswer, type TableRequest } from './object-table';

/** Objects of one page: few, so that who lists goes from one page to the next. */
const PAGE = 3;

const lineOf = ({ objects, written }: ObjectTable, key: string): string => {
  const body = objects.get(key)?.body ?? Buffer.alloc(0);
  const at = new Date(written.get(key)?.at ?? 0).toISOString();
  return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><ETag>${etagOf(body)}</ETag><Size>${body.length}</Size></Contents>`;
};

/** The keys below a prefix in the order of their bytes, a page at a time (ListObjectsV2); null for another request. */
export const listObjects = (table: ObjectTable, { method, query }: TableRequest): TableAnswer | null => {
  if (method !== 'GET' || query.get('list-type') !== '2') return null;
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...table.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE);
  const isTruncated = keys.length > page.length;
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const lines = page.map((key) => lineOf(table, key)).join('');
  return {
    status: 200,
    body: Buffer.from(
      `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${lines}</ListBucketResult>`,
    ),
  };
};
