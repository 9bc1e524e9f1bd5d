import type { Change } from '@ramplight/sync/types'
import { exportTables } from '../../../../web/src/features/offline-data/export-tables.ts'
import { keyOf } from '../../../../web/src/features/offline-data/import-records.ts'
import { planImport, runImport, storeOf } from '../../../../web/src/features/offline-data/offline-files.ts'
import { tell } from '../day.ts'
import { atScreen } from '../screens.ts'
import type { Happening } from './command.ts'
import { act, type Commands, chosen } from './command.ts'

/** The files of an export, as they lie on a stick. */
const exportHere = (h: Happening) =>
  atScreen(h, async ({ book }) => {
    const exported = await exportTables(storeOf(book()!))
    if (exported.kind === 'done') h.day.exports.push(JSON.parse(JSON.stringify(exported.files)))
  })

type Files = Record<string, Record<string, unknown>[]>
const recordIn = (files: Files, { tbl, id }: Change) => files[`${tbl}.json`]?.find(({ _id }) => _id === id)

/** What nobody typed into the file since, it only repeats: without a yes to a question it changes nothing that is known here. */
function onlyRepeats(files: Files, changes: readonly Change[]): string[] {
  return changes.flatMap((change) => {
    if (change.kind !== 'edit') return []
    const { _base: unsent = {} } = (recordIn(files, change) ?? {}) as { _base?: Record<string, unknown> }
    const said = Object.keys(unsent).map((path) => path.split('.')[0])
    const fields = Object.keys(change.patch).filter((field) => !said.includes(field))
    return fields.length ? [`P6 an import changed ${fields.join(', ')} of ${change.tbl} ${change.id}, and nobody was asked`] : []
  })
}

const importHere = (h: Happening) =>
  atScreen(h, async ({ book }) => {
    const { day, step } = h
    const files = chosen(day.exports, step.pick)
    if (!files) return
    const open = book()!
    const kept: Change[] = []
    const { engine } = open.local
    const record = (changes: Change[]) => {
      kept.push(...changes)
      return engine.record(changes)
    }
    const watched = { ...open, local: { ...open.local, engine: { ...engine, record } } }
    const given = Object.entries(files).map(([name, records]) => ({
      name,
      type: 'application/json',
      text: async () => JSON.stringify(records),
    }))
    const plan = await planImport(watched, given)
    const saysYes = step.other % 3 === 0
    const agreed = plan.previews.flatMap(({ proposals }) => proposals.filter(({ isQuestion }) => saysYes || !isQuestion))
    await runImport(watched, plan, new Set(agreed.map((one) => keyOf(one.id, one))))
    tell(day, kept.length ? 'an import changes something' : 'an import changes nothing')
    if (plan.previews.some(({ older }) => older > 0)) tell(day, 'an import leaves what is older')
    if (!saysYes) day.complaints.push(...onlyRepeats(files, kept))
  })

export const importCommands: Commands = {
  'export everything': act(3, exportHere),
  'import an older export': act(5, importHere),
}
