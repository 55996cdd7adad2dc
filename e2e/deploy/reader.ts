import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { openTile } from './open-tile';

/** Screens that a student visits repeatedly. */
const SCREENS = [
  { path: '/inscriptions', title: 'Mes inscriptions' },
  { path: '/commandes', title: 'Mes commandes' },
  { path: '/evenement/inscriptionExamens', title: 'Inscription aux examens' },
  { path: '/contacts', title: 'Mes données' },
  { path: '/evenement/stages', title: 'Mes stages' },
];

const VERSION = /\/r\/([^/]+\/[^/]+)\/remoteEntry\.js/;

/** A page that navigates repeatedly, and its errors. */
export class Reader {
  /** One line for each navigation that did not show its screen, and for each document or script that was refused. */
  readonly failures: string[] = [];
  /** `remote/version` of each entry that the page was given. */
  readonly versions = new Set<string>();
  navigations = 0;
  /** Documents that the page asked for, and what it said: told where a navigation fails. */
  private readonly past: string[] = [];

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      if (request.resourceType() === 'document') this.past.push(`asks for ${request.url()}`);
    });
    page.on('framenavigated', (frame) => this.past.push(`is at ${frame.url()}`));
    page.on('console', (message) => this.past.push(`says ${message.text()}`));
    page.on('response', (response) => {
      const type = response.request().resourceType();
      const url = response.url();
      if (!response.ok() && (type === 'document' || type === 'script') && response.status() !== 303)
        this.failures.push(`${response.status()} ${url}`);
      const version = VERSION.exec(url)?.[1];
      if (version && response.ok()) this.versions.add(version);
    });
  }

  /** Goes to the next screen: by its address, as a student who comes back, or by its tile, as one who is there. */
  async step(): Promise<void> {
    const screen = SCREENS[this.navigations % SCREENS.length] ?? { path: '/desktop', title: 'Bonjour' };
    const isByAddress = this.navigations % 3 === 0;
    this.navigations += 1;
    try {
      if (!isByAddress) return await openTile(this.page, screen);
      await this.page.goto(screen.path);
      await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(screen.title);
    } catch (error) {
      const way = isByAddress ? 'by its address' : 'by its tile';
      this.failures.push(`${screen.path} ${way}, after ${this.past.slice(-12).join(', ')}: ${String(error)}`);
    }
  }
}
