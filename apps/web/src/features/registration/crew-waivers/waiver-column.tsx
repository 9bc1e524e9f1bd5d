import type { AnglerName } from '@ramplight/contract/people/users'
import { missingIn } from '@ramplight/domain/registration/waiver'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import type { Column, TableView } from '@ramplight/ui/table/data-table-types'
import { writeList } from '@ramplight/ui/values/numbers'
import { IconWritingSign } from '@tabler/icons-react'
import { t } from './crew-waivers.texts.ts'
import type { Accepted } from './use-accepted.ts'

type Boat = { anglers: readonly AnglerName[] }

const idsOf = ({ anglers }: Boat) => anglers.map(({ _id }) => _id)

/** Who of a boat has not accepted yet. */
function missingNames(boat: Boat, accepted: Exclude<Accepted, null | 'unknown'>): string[] {
  const missing = new Set(missingIn(idsOf(boat), accepted).map(({ user }) => user))
  return boat.anglers.filter(({ _id }) => missing.has(_id)).map(({ first_name, last_name }) => last_name || first_name)
}

/** Per boat, who has not accepted the waiver; no column where there is none. */
export function waiverColumns<Row extends Boat>(accepted: Accepted): Column<Row>[] {
  if (!accepted) return []
  const words = (row: Row) => {
    if (accepted === 'unknown') return t('unknown')
    const names = missingNames(row, accepted)
    return names.length > 0 ? t('missing', { names: writeList(names) }) : t('all')
  }
  return [
    {
      id: 'waiver',
      header: t('title'),
      value: words,
      cell: (row) => {
        const count = accepted === 'unknown' ? 0 : missingNames(row, accepted).length
        return count > 0 ? <StatusBadge word={t('missingOf', { count })} tone="amber" icon={IconWritingSign} /> : null
      },
      searchable: false,
      // Beside the name on every size, as money is: it is asked for at the table.
      card: 'status',
    },
  ]
}

/** The boats in which somebody has not accepted yet. */
export const waiverViews = <Row extends Boat>(accepted: Accepted): TableView<Row>[] =>
  accepted && accepted !== 'unknown'
    ? [{ id: 'no-waiver', label: t('view'), match: (row) => missingIn(idsOf(row), accepted).length > 0 }]
    : []
