import { api } from '@ramplight/contract/api'
import { labelsOf } from '@ramplight/contract/labels'
import { SYNC_TABLES } from '@ramplight/contract/sync/tables'
import { forgetLanguage } from '@ramplight/ui/language/language'
import { changeLanguage } from '@ramplight/ui/language/texts'
import { afterEach, expect, test } from 'vitest'
import { texts } from './labels.es.ts'
import { givenLabel, type LabelledFamily, labelOf } from './labels.ts'

afterEach(() => {
  localStorage.clear()
  forgetLanguage()
})

test('a field is called by its Spanish name where Spanish is read, and by its own where one English word has two', async () => {
  expect(labelOf('tournaments', 'settings.weight.fishLimit')).toBe('Fish limit')
  await changeLanguage('es')
  expect(labelOf('tournaments', 'settings.weight.fishLimit')).toBe('Límite de peces')
  expect([labelOf('coupons', 'active'), labelOf('memberships', 'active')]).toEqual(['Activo', 'Activa'])
  expect([labelOf('species', 'nobodyNamedIt'), givenLabel('species', 'nobodyNamedIt')]).toEqual(['Nobody named it', undefined])
})

test('LAW: every label of the contract and every noun of a table has its Spanish, and no Spanish is left over', () => {
  const families = [...new Set([...Object.keys(api), ...SYNC_TABLES, 'money'])] as LabelledFamily[]
  const labels = families.flatMap((family) =>
    Object.entries(labelsOf(family) ?? {}).map(([path, label]) => ({ key: `${family}:${path}`, label })),
  )
  const nouns = SYNC_TABLES.map((tbl) => `noun:${tbl}`)
  const known = new Set([...labels.flatMap(({ key, label }) => [key, label]), ...nouns])
  expect(labels.filter(({ key, label }) => !(texts[key] ?? texts[label])?.trim()).map(({ label }) => label)).toEqual([])
  expect(nouns.filter((key) => !texts[key]?.trim())).toEqual([])
  expect(Object.keys(texts).filter((key) => !known.has(key))).toEqual([])
})
