import type { LocalRow } from '@ramplight/sync/types'
import { onDevice } from '../devices.ts'
import { rowsOn, say } from '../said.ts'
import { act, type Commands, chosenRow, type Happening, unlessFull } from './command.ts'

const PAYMENTS = 'payments'
const TOURNAMENTS = 'tournaments'

const tagsOf = ({ tags }: LocalRow) => (tags as string[] | undefined) ?? []
const changeTournament = (patchOf: (row: LocalRow, happening: Happening) => Record<string, unknown>) => async (happening: Happening) => {
  const { day, device, step } = happening
  const row = (await rowsOn(device, TOURNAMENTS)).find(({ _id }) => _id === day.tournament)
  if (row) await say(day, device, step.tab, [{ kind: 'edit', tbl: TOURNAMENTS, id: row._id, patch: patchOf(row, happening) }])
}
const queue =
  (call: 'finalize' | 'reopen') =>
  async ({ day, device, step }: Happening) => {
    const { engine } = device.tabs[step.tab % device.tabs.length]!
    const change = {
      kind: 'call' as const,
      call,
      tbl: TOURNAMENTS as 'tournaments',
      id: day.tournament,
      body: call === 'reopen' ? { reason: 'a bag was missed' } : {},
    }
    await onDevice(day, device, () => engine.record([change]).catch(unlessFull))
  }
/** Three strangers come to every ramp; some of them to two stations. */
const STRANGERS = [
  { first_name: 'Lily', last_name: 'Reyes', email: 'lily' },
  { first_name: 'Mo', last_name: 'Vega', email: 'mo' },
  { first_name: 'Ed', last_name: 'Poe', email: null },
]

export const officeCommands: Commands = {
  'note on the tournament': act(
    2,
    changeTournament((_, { day }) => ({ notes: `note ${day.fresh()}` })),
  ),
  'rules and a tag': act(
    2,
    changeTournament((row, { day }) => ({ rules: `rule ${day.fresh()}`, tags: [...tagsOf(row), `tag ${day.fresh()}`] })),
  ),
  'take a payment': act(3, async ({ day, device, step }) => {
    const doc = {
      amount: 12.5 + (step.other % 50),
      user: day.anglers[step.pick % day.anglers.length],
      sourceModuleRecord: day.tournament,
      description: `paid ${day.fresh()}`,
      status: 'completed',
      debitOrCredit: 'credit',
    }
    await say(day, device, step.tab, [{ kind: 'create', tbl: PAYMENTS, id: day.newId(), doc }])
  }),
  'say what was paid': act(1, async ({ day, device, step }) => {
    const payment = chosenRow(await rowsOn(device, PAYMENTS), step.pick)
    const patch = { description: `paid ${day.fresh()}` }
    if (payment) await say(day, device, step.tab, [{ kind: 'edit', tbl: PAYMENTS, id: payment._id, patch }])
  }),
  'a stranger wants to fish': act(3, async ({ day, device, step }) => {
    const { email, ...name } = STRANGERS[step.other % STRANGERS.length]!
    const [user, boat] = [day.newId(), day.newId()]
    const person = { ...name, ...(email && { email: `${email}@${day.tour}.test` }), tours: [day.tour], club_name: `club ${day.fresh()}` }
    await say(day, device, step.tab, [
      { kind: 'create', tbl: 'users', id: user, doc: person },
      {
        kind: 'create',
        tbl: 'tournament-entries',
        id: boat,
        doc: { tournament: day.tournament, users: [user] },
        shown: { anglers: [{ _id: user, ...name }] },
      },
    ])
  }),
  'name a club': act(1, async ({ day, device, step }) => {
    const angler = chosenRow(
      (await rowsOn(device, 'users')).filter(({ userType }) => userType === 'Angler'),
      step.pick,
    )
    const patch = { club_name: `club ${day.fresh()}` }
    if (angler) await say(day, device, step.tab, [{ kind: 'edit', tbl: 'users', id: angler._id, patch }])
  }),
  finalize: act(0.3, queue('finalize')),
  reopen: act(0.2, queue('reopen')),
  'delete the tournament': act(0.15, async ({ day, device, step }) => {
    const row = (await rowsOn(device, TOURNAMENTS)).find(({ _id }) => _id === day.tournament)
    if (row) await say(day, device, step.tab, [{ kind: 'delete', tbl: TOURNAMENTS, id: day.tournament }])
  }),
}
