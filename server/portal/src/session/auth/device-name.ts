import Bowser from 'bowser';

const LONGEST = 500;

/** A browser in words, from what it says of itself: « Firefox sur Windows »; null where it says nothing known. */
export const deviceName = (userAgent: string | undefined): string | null => {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  if (!browser.name) return null;
  return os.name ? `${browser.name} sur ${os.name}` : browser.name;
};
