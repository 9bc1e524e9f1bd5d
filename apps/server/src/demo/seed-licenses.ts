import { licenseCalls } from '@ramplight/contract/subscriptions/licenses'
import type { DemoStage } from './demo-stage.ts'

/** The level of the director for the assistant, and one that is switched off. */
export async function seedLicenses({ api }: DemoStage, token: string, on: string, off: string): Promise<void> {
  const person = { status: 'Active', role: 'Director' } as const
  await api.must(licenseCalls.create, { token, body: { ...person, user: on, first_name: 'Bo', last_name: 'Larkfield' } })
  await api.must(licenseCalls.create, {
    token,
    body: { ...person, user: off, first_name: 'Jo', last_name: 'Redferne', role: 'Support', active: false },
  })
}
