import { defineConfig } from '@playwright/test'
import { chromiumFlags } from '../../tools/chromium.ts'

/** What takes a minute and more begins first, so that at the end no story is waited for alone. */
const LONG = [
  '**/script-of-the-day.spec.ts',
  '**/days/*.spec.ts',
  '**/offline-killed.spec.ts',
  '**/offline-two-tabs.spec.ts',
  '**/directors-day.spec.ts',
]

/** Only a whole browser shows notifications. */
const WHOLE_BROWSER = ['**/notifications.spec.ts']

/**
 * A story opens a page and leaves it: what an optimizing compiler makes of its scripts is hardly used. Two pages of a director cost
 * 1.9 s of the processor without, 2.5 s with it (the middle of five in turn).
 */
const storyFlags = [...chromiumFlags, '--js-flags=--no-turbofan --no-maglev']

const whole = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Stories a person would tell, in a real Chromium against the real server on its own database. */
export default defineConfig({
  testDir: './src',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'stories', testMatch: '**/*.spec.ts', testIgnore: [...LONG, ...WHOLE_BROWSER] },
    { name: 'whole browser', testMatch: WHOLE_BROWSER, use: { launchOptions: { executablePath: whole, args: storyFlags } } },
  ],
  globalSetup: './src/keep-build.ts',
  outputDir: '../../test-results',
  // A busy machine is slow, not wrong: patience costs nothing where a story passes.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 3,
  fullyParallel: false,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: !!process.env.CI,
  use: {
    viewport: { width: 1280, height: 900 },
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    reducedMotion: 'reduce',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Putting the whole product away costs seconds; the stories about installing it allow it.
    serviceWorkers: 'block',
    // A trace takes a picture of the page at every step: an eighth of all that the stories compute. `--trace on` asks for one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.HEADLESS_SHELL_PATH ?? whole, args: storyFlags },
  },
})
