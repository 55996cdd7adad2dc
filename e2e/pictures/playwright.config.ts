import { defineConfig } from '@playwright/test';
import portal from '../playwright.config';

/** Pictures for people to look at: nothing is judged here. */
export default defineConfig({ ...portal, testDir: '.', testMatch: 'pictures.ts', reporter: [['line']] });
