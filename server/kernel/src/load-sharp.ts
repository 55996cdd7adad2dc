import type sharp from 'sharp';

const load = async (): Promise<typeof sharp> => {
  const { default: loaded } = await import('sharp');
  loaded.cache(false);
  loaded.concurrency(1);
  return loaded;
};

let loading: Promise<typeof sharp> | null = null;

/** The image library, with its own cache off; its native part is only mapped into memory once a picture comes. */
export const loadSharp = (): Promise<typeof sharp> => {
  loading ??= load();
  return loading;
};
