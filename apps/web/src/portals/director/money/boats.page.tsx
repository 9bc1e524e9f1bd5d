import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { isUnpaidNow } from '@ramplight/domain/money/cash-in-hand'
import { inOrder } from '@ramplight/domain/tournament/launch-times'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import { IconCoins } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { entriesQuery, entryColumns, isOverpaid, isUnpaid, markPaid } from '#features/registration/tournament-entries/index.ts'
import { flightsQuery } from '#features/tournaments/tournament-flights/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useAddressParam } from '#platform/use-address-param.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { byBoat } from '#platform/values/entry-name.ts'
import { BoatSheet } from '../entries/boat-sheet.tsx'
import { t } from './money.texts.ts'
import { MoneyRoom } from './money-room.tsx'

export const BoatsMoneyPage = () => (
  <MoneyRoom section="boats">
    <Boats />
  </MoneyRoom>
)

const NONE: readonly TournamentEntry[] = []
/** Of the list of entries: who it is, and what of its money. */
const SHOWN = new Set(['boat', 'anglers', 'status', 'owes', 'pots'])

/** Who owes, who paid and who paid too much; with what can be done about it in the sheet of the boat. Works without a network. */
function Boats() {
  const tournament = useTournament()
  const query = useQuery(entriesQuery(tournament._id))
  const flightRows = useQuery(flightsQuery(tournament._id)).data
  const flights = useMemo(() => inOrder(flightRows ?? []), [flightRows])
  const entries = useMemo(() => (query.data ?? NONE).filter(({ deleted }) => !deleted).sort(byBoat), [query.data])
  const columns = useMemo(() => entryColumns(tournament, flights).filter(({ id }) => SHOWN.has(id)), [tournament, flights])
  const [openId, setOpenId] = useAddressParam('entry')
  const address = useTableAddress({ pageSize: 20 })
  const owes = (entry: TournamentEntry) => isUnpaidNow(tournament, entry)
  const over = (entry: TournamentEntry) => isOverpaid(tournament, entry)
  const open = entries.find(({ _id }) => _id === openId)
  return (
    <>
      <DataTable
        label={t('boats.label')}
        rows={entries}
        columns={columns}
        rowKey={({ _id }) => _id}
        {...address}
        loading={query.isPending}
        error={query.error && !query.data ? <ErrorState failed={t('boats.notLoaded')} onRetry={() => query.refetch()} /> : undefined}
        onOpen={({ _id }) => setOpenId(_id)}
        searchPlaceholder={t('boats.search')}
        exportName={t('boats.exportName', { tournament: tournament.name })}
        views={[
          { id: 'all', label: t('boats.all') },
          { id: 'owes', label: t('boats.owes'), match: owes },
          { id: 'overpaid', label: t('boats.overpaid'), match: over },
          { id: 'paid', label: t('boats.paid'), match: (entry) => !owes(entry) },
        ]}
        rowActions={(entry) => [
          ...(isUnpaid(entry) ? [{ label: t('boats.take'), onClick: () => void markPaid(entry, tournament) }] : []),
          { label: t('boats.open'), onClick: () => setOpenId(entry._id) },
        ]}
        empty={{ icon: IconCoins, text: t('boats.empty') }}
      />
      {open && <BoatSheet entry={open} flights={flights} onClose={() => setOpenId(null)} />}
    </>
  )
}
