import { DEFAULT_PATHS, defaultOf } from '@ramplight/domain/scoring/default-settings'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { getAt } from '#platform/record-form/paths.ts'
import { BasicSection } from '../event/basic-section.tsx'
import { BoatsSection } from '../event/boats-section.tsx'
import { FeesSection } from '../event/fees-section.tsx'
import { PointsSection } from '../points/points-section.tsx'
import { ScoringSection } from '../scoring/scoring-section.tsx'
import { nothingPaid, payModes } from '../words/pay-modes.ts'
import { pointSystems } from '../words/rule-words.ts'
import { fieldsOf, withStandards } from './section-props.ts'

/** Settings that say nothing, and settings that say just enough for a further field to be there. */
const RECORDS: Record<string, object> = {
  'nothing said': {},
  'money spoken of': { payout: {} },
  'own list of places, rounded': { payout: { payoutMode: 'custom', roundUpTo: 500 } },
  'points by place': { pointsScoring: { system: 'By Position', noWeightAction: 'Last Based Weight' } },
  'dead fish cost, kilograms': { weight: { deadFishPenalty: 113_000, unit: 'kg' } },
}

const LABELS: Record<string, string> = Object.fromEntries(
  [
    ...pointSystems(),
    ...payModes(),
    { value: 'multi-day', label: 'All bags, added up' },
    { value: 'lb-oz', label: 'Pounds, ounces · 14-07' },
    { value: 'kg', label: 'Kilograms · 6.548' },
    { value: 'shared', label: 'Full points each' },
    { value: 'sign-up-order', label: 'In sign-up order' },
    { value: 'down', label: 'Down' },
  ].map(({ value, label }) => [value, label]),
)

/** What a person reads in the field of a setting; undefined where the field is not there. */
function readField(path: string): string | boolean | undefined {
  const field = document.getElementById(`settings.${path}`) as HTMLInputElement | null
  if (!field) return undefined
  if (field.type === 'checkbox') return field.checked
  return field.value || field.placeholder
}

function show(settings: object) {
  const values = { settings, teamEvent: true }
  const form: FieldForm = withStandards({ get: (path) => getAt(values, path), set: () => undefined, errorOf: () => undefined })
  const props = { form, f: fieldsOf(form) }
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <BasicSection {...props} event="lake" tours={[]} seasons={[]} divisions={[]} />
      <FeesSection {...props} structures={[]} startBoats={40} />
      <ScoringSection {...props} species={[]} />
      <PointsSection {...props} startBoats={40} />
      <BoatsSection {...props} />
    </QueryClientProvider>,
  )
}

/** Follows how weights are written; and one place is what the empty "one in so many" says. */
const BESIDE_THE_FORM = ['weight.unit', 'payout.placesPaid']

test('LAW: every field of the setup shows what is done about a setting nobody has set', () => {
  const seen = new Set<string>()
  for (const [name, settings] of Object.entries(RECORDS)) {
    show(settings)
    for (const path of DEFAULT_PATHS) {
      const done = getAt(settings, path) === undefined ? defaultOf(settings, path) : undefined
      const shown = readField(path)
      if (shown === undefined || done === undefined) continue
      seen.add(path)
      expect(shown, `${path} · ${name}`).toBe(typeof done === 'boolean' ? done : (LABELS[String(done)] ?? String(done)))
    }
    cleanup()
  }
  expect(DEFAULT_PATHS.filter((path) => !seen.has(path))).toEqual(BESIDE_THE_FORM)
})

test('where no number of places is set, the form says that only the first is paid', () => {
  show({ payout: {} })
  expect(readField('payout.oneIn')).toBe('only 1st')
  expect(defaultOf({ payout: {} }, 'payout.placesPaid')).toBe(1)
})

test('money nobody spoke of is not paid, and the form says so', () => {
  show({})
  expect(readField('payout.payoutMode')).toBe(nothingPaid())
})

test('a tournament chooses among the divisions of its tour, and another tour takes it out', async () => {
  const values: Record<string, unknown> = { tour: 'trail', division: 'north', settings: {} }
  const set = vi.fn()
  const form: FieldForm = withStandards({ get: (path) => getAt(values, path), set, errorOf: () => undefined })
  const divisions = [
    { value: 'north', label: 'North', tour: 'trail' },
    { value: 'south', label: 'South', tour: 'trail' },
    { value: 'late', label: 'Late', tour: 'night' },
  ]
  const tours = [
    { value: 'trail', label: 'Trail' },
    { value: 'night', label: 'Night' },
  ]
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <BasicSection event="lake" form={form} f={fieldsOf(form)} tours={tours} seasons={[]} divisions={divisions} />
    </QueryClientProvider>,
  )
  await userEvent.click(document.getElementById('division')!)
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['North', 'South'])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.getElementById('tour')!)
  await userEvent.click(await screen.findByRole('option', { name: 'Night' }))
  expect(set.mock.calls).toEqual([
    ['tour', 'night'],
    ['division', null],
  ])
})
