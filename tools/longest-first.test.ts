import { expect, test } from 'vitest'
import { longestFirst } from './longest-first.ts'

test('long files come first within their project; projects and all others stay as they are', () => {
  const spec = (name: string, moduleId: string) => ({ project: { name }, moduleId })
  const given = [
    spec('packages', '/p/b.test.ts'),
    spec('packages', '/p/a.test.ts'),
    spec('server', '/s/users.test.ts'),
    spec('server', '/s/odd-input.test.ts'),
    spec('server', '/s/auth.test.ts'),
    spec('server', '/s/acting.test.ts'),
  ]
  expect(longestFirst(given).map(({ moduleId }) => moduleId)).toEqual([
    ...['/p/b.test.ts', '/p/a.test.ts'],
    ...['/s/odd-input.test.ts', '/s/acting.test.ts', '/s/users.test.ts', '/s/auth.test.ts'],
  ])
})
