/**
 * Runs a published event through the public HTTP API and prints, place by place, what differs from the published table.
 *   npm run replay -- elite | club | <event.json>  [--url http://… --email … --password …]
 * Without --url it starts a server of its own on an empty database and stops it afterwards.
 */

import { apiClient } from '@ramplight/contract/kernel/api-client'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { authCalls } from '@ramplight/contract/people/auth'
import { seasonEventPointDistributionCalls } from '@ramplight/contract/results/season-event-point-distributions'
import { compare } from './replay/compare.ts'
import { readEvent } from './replay/event-file.ts'
import { startOwnServer } from './replay/own-server.ts'
import { printComparison, progressBar } from './replay/print.ts'
import { runEvent } from './replay/run-event.ts'

const args = process.argv.slice(2)
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
const name = args.find((arg, i) => !arg.startsWith('--') && !args[i - 1]?.match(/^--(url|email|password)$/))
if (!name) {
  console.error('Which event? npm run replay -- elite | club | <event.json>')
  process.exit(2)
}

const event = readEvent(name)
const own = option('--url') ? null : await startOwnServer()
try {
  const api = apiClient(option('--url') ?? own!.address)
  const token = own?.token ?? (await login(option('--email') ?? '', option('--password') ?? ''))
  console.log(`${event.name}: ${event.rows.length} anglers, ${event.dates.length} days\n${event.about}`)
  const run = await runEvent(api, token, event, progressBar())
  const payments = await api.must(paymentCalls.search, { token, body: { sourceModuleRecord: run.tournament._id } })
  const points = await api.must(seasonEventPointDistributionCalls.search, { token, body: { tournament: run.tournament._id } })
  const comparison = compare(event, run, payments, points)
  printComparison(event, run, comparison)
  process.exitCode = comparison.unexplained.length || comparison.staleReasons.length ? 1 : 0

  async function login(email: string, password: string): Promise<string> {
    const answer = await api.must(authCalls.login, { body: { email, password } })
    if (!answer.token) throw new Error(answer.error ?? 'login failed')
    return answer.token
  }
} finally {
  await own?.stop()
}
