import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The web app as it was built when the stories began: a build in between changes nothing under them. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default function keepBuild(): () => void {
  const dist = join(import.meta.dirname, '../../web/dist')
  if (!existsSync(join(dist, 'sw.js'))) throw new Error('The web app is not built: npm run build')
  const copy = mkdtempSync(join(tmpdir(), 'ramplight-web-'))
  cpSync(dist, copy, { recursive: true })
  process.env.WEB_ROOT = copy
  return () => rmSync(copy, { recursive: true, force: true })
}
