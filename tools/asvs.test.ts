import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const page = readFileSync(join(ROOT, 'docs/security/asvs.md'), 'utf8')
const rows = [...page.matchAll(/^\| ([\d.]+) \| ([12]) \| (.+?) \| (met|not applicable|deviation) \| (.+) \|$/gm)].map(
  ([, number, level, , state, how]) => ({ number: number!, level: level!, state: state!, how: how! }),
)
const count = (state: string) => rows.filter((row) => row.state === state).length

test('LAW: the page of ASVS has each requirement of levels 1 and 2 once, and its sums are right', () => {
  expect([rows.length, new Set(rows.map(({ number }) => number)).size]).toEqual([253, 253])
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70)
  const [met, off, deviations] = ['met', 'not applicable', 'deviation'].map(count) as [number, number, number]
  expect(page).toContain(`${met} met, ${off} not applicable, ${deviations} deviations`)
  expect(met / (met + deviations)).toBeGreaterThanOrEqual(0.9)
})

test('LAW: every file that it names is there', () => {
  const named = [...page.matchAll(/`((?:apps|packages|tools|docs)\/[^`]+)`/g)].map(([, path]) => path!)
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set(named)].filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('LAW: a deviation at level 1 is one that the specification asks for, or the operator’s', () => {
  const own = rows.filter(({ level, state, how }) => level === '1' && state === 'deviation' && !/specification|^operator/i.test(how))
  expect(own).toEqual([])
})
