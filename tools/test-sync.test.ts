import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('the proof of working without a network starts: Node itself reads all that its devices need of the web', async () => {
  const starting = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'test-sync.ts'), '--only', 'nothing'])
  await expect(starting).resolves.toMatchObject({ stdout: '' })
})
