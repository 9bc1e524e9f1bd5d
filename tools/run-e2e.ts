/**
 * Finds or installs a Chromium and its shell without windows, builds the web app when it is missing, and runs the stories.
 *   node tools/run-e2e.ts [playwright arguments]
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, findHeadlessShell } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const run = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status ?? 1

if (!existsSync(join(root, 'apps/web/dist/index.html')) && run('npm', ['run', '-s', 'build']) !== 0) process.exit(1)
// The shell first: what installs it brings the whole one too.
const shell = await findHeadlessShell()
const chromium = await findChromium()
const args = ['test', '--config', 'apps/e2e/playwright.config.ts', ...process.argv.slice(2)]
process.exit(run('playwright', args, { ...process.env, CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: shell }))
