import Bowser from 'bowser';

const MAX_LENGTH = 500;

/** A browser in words, from what it says of itself: « Firefox sur Windows »; null where it says nothing known. */
export const deviceName = (userAgent: string | undefined): string | null => {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  if (!browser.name) return null;
  return os.name ? `${browser.name} sur ${os.name}` : browser.name;
};
