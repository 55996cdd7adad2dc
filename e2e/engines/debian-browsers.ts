import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackage } from 'server-testing/debian-package.mjs';
import { ensureChromium } from '../../tooling/testing/browser/chromium.mjs';

/** Programs of the other two engines, each with Debian’s package that brings it. */
const PROGRAMS = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

/** Before the journeys, the browsers are there: those that are not come from Debian where that is allowed. */
export default function setUp(): void {
  process.env.CHROMIUM_PATH = ensureChromium() || chromium.executablePath();
  for (const [program, name] of Object.entries(PROGRAMS)) {
    if (!existsSync(program)) installDebianPackage(name);
    if (!existsSync(program)) throw new Error(`Il manque ${program} : apt-get install ${name}`);
  }
}
