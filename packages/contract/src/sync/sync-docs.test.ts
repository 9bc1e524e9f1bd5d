import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { syncCalls } from './sync.ts'

const page = readFileSync(new URL('../../../../docs/algorithms/sync.md', import.meta.url), 'utf8')
const shown = [...page.matchAll(/```json (\w+)\.(body|response)\n([\s\S]*?)```/g)].map(([, call, part, text]) => ({
  call: call as 'hello' | 'changes' | 'push',
  part: part as 'body' | 'response',
  wire: JSON.parse(text!) as object,
}))

describe('what the page about sync shows is what crosses the wire', () => {
  test('of hello, changes and push, what is sent and what is answered', () => {
    expect(shown.map(({ call, part }) => `${call} ${part}`)).toEqual(
      ['hello', 'changes', 'push'].flatMap((call) => [`${call} body`, `${call} response`]),
    )
  })

  test.each(shown)('$call $part', ({ call, part, wire }) => {
    expect(z.safeDecode(syncCalls[call][part] as z.ZodType, wire)).toMatchObject({ success: true })
  })
})
