import { expect, test } from 'vitest'
import { holesIn } from './check-vulnerabilities.ts'

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities })
const hole = (severity: string) => ({ severity, range: '<1.2.3', via: [{ title: 'Reads any file' }, 'tar'] })

test('a high or critical hole stops a release and is named; smaller ones do not', () => {
  expect(holesIn(report({}))).toEqual([])
  expect(holesIn(report({ a: hole('moderate'), b: hole('low') }))).toEqual([])
  expect(holesIn(report({ a: hole('high'), b: hole('low'), c: hole('critical') }))).toEqual([
    'a <1.2.3: high, Reads any file; by tar',
    'c <1.2.3: critical, Reads any file; by tar',
  ])
})

test.each(['', '<html>Hotspot</html>', '{"message":"request failed","error":{"code":"ENOTFOUND"}}'])(
  '%j is no answer, and nobody is stopped by it',
  (answer) => {
    expect(holesIn(answer)).toBeNull()
  },
)
