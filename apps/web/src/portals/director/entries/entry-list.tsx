import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { isUnpaidNow } from '@ramplight/domain/money/cash-in-hand'
import { can } from '@ramplight/domain/policies/policies'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { inOrder } from '@ramplight/domain/tournament/launch-times'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import { IconClipboardText, IconPlus, IconTrash, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RoomNote } from '#features/payments/plans/index.ts'
import { useAccepted, waiverColumns, waiverViews } from '#features/registration/crew-waivers/index.ts'
import { SameBoatNotices } from '#features/registration/same-boat/index.ts'
import {
  AddEntry,
  checkIn,
  deleteEntries,
  EntryMoneyLine,
  entriesQuery,
  entryBulkActions,
  entryColumns,
  isOverpaid,
  isUnpaid,
  markPaid,
  PasteSheet,
  undoCheckIn,
  useLeavingEntries,
} from '#features/registration/tournament-entries/index.ts'
import { flightsQuery } from '#features/tournaments/tournament-flights/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useUnsentMarker } from '#platform/local-writes/use-unsent-marker.tsx'
import { useAddressParam } from '#platform/use-address-param.ts'
import { useActor } from '#platform/use-session.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { byBoat, fullNames } from '#platform/values/entry-name.ts'
import { writeFlight } from '#platform/values/write-flight.ts'
import { BoatSheet } from './boat-sheet.tsx'
import { t } from './entries.texts.ts'

const NONE: readonly TournamentEntry[] = []

/** Who is in: one row per boat. */
export function EntryList() {
  const tournament = useTournament()
  const query = useQuery(entriesQuery(tournament._id))
  const flightRows = useQuery(flightsQuery(tournament._id)).data
  const flights = useMemo(() => inOrder(flightRows ?? []), [flightRows])
  const leaving = useLeavingEntries()
  const all = query.data ?? NONE
  const entries = useMemo(() => all.filter(({ _id }) => !leaving.has(_id)).sort(byBoat), [all, leaving])
  const mayRefund = can(useActor(), 'tournament.edit', tournament)
  const marker = useUnsentMarker('tournament-entries')
  const accepted = useAccepted(tournament)
  const columns = useMemo(
    () => [...entryColumns(tournament, flights), ...waiverColumns<TournamentEntry>(accepted)],
    [tournament, flights, accepted],
  )
  const [openId, setOpenId] = useAddressParam('entry')
  const [adding, setAdding] = useAddressParam('add')
  const address = useTableAddress()
  /** One angler where a team fishes: a partner is to be found. */
  const isAlone = ({ users }: TournamentEntry) => users.length === 1 && crewSizeOf(tournament) > 1
  const open = entries.find(({ _id }) => _id === openId)

  return (
    <>
      <SameBoatNotices entries={entries} />
      {entries.length > 0 && (
        <p className="rl-entries__money">
          <EntryMoneyLine tournament={tournament} entries={entries} />
        </p>
      )}
      <RoomNote tournament={tournament._id} className="rl-entries__money" />
      <DataTable
        label={t('entries.entries')}
        rows={entries}
        columns={columns}
        marker={marker}
        rowKey={({ _id }) => _id}
        {...address}
        loading={query.isPending}
        error={query.error && !query.data ? <ErrorState failed={t('entries.notLoaded')} onRetry={() => query.refetch()} /> : undefined}
        onOpen={({ _id }) => setOpenId(_id)}
        mutedRow={({ disqualified }) => disqualified}
        searchPlaceholder={t('entries.search')}
        remember="entries"
        exportName={t('entries.exportName', { tournament: tournament.name })}
        bulkActions={entryBulkActions(tournament, mayRefund)}
        views={[
          { id: 'all', label: t('entries.all') },
          { id: 'unpaid', label: t('entries.unpaid'), match: (entry) => isUnpaidNow(tournament, entry) },
          ...(entries.some((entry) => isOverpaid(tournament, entry))
            ? [{ id: 'overpaid', label: t('entries.overpaid'), match: (entry: TournamentEntry) => isOverpaid(tournament, entry) }]
            : []),
          ...(entries.some(({ withdrawal }) => withdrawal)
            ? [{ id: 'withdrawing', label: t('entries.withdrawing'), match: ({ withdrawal }: TournamentEntry) => !!withdrawal }]
            : []),
          ...(entries.some(isAlone) ? [{ id: 'no-partner', label: t('entries.noPartner'), match: isAlone }] : []),
          ...waiverViews<TournamentEntry>(accepted),
          { id: 'not-here', label: t('entries.notCheckedIn'), match: ({ checkedInAt }) => !checkedInAt },
          { id: 'disqualified', label: t('entries.disqualified'), match: ({ disqualified }) => disqualified },
        ]}
        filters={
          flights.length > 0
            ? [
                {
                  id: 'flight',
                  label: t('entries.flight'),
                  options: flights.map(({ _id, name }) => ({ value: _id, label: writeFlight(name) })),
                  match: (entry, value) => entry.flight === value,
                },
              ]
            : []
        }
        rowAction={(entry) =>
          entry.checkedInAt ? null : (
            <Button size="xs" variant="default" onClick={() => void checkIn(entry, tournament)}>
              {t.rich('entries.checkIn', { boat: fullNames(entry), hidden: (words) => <span className="rl-sr-only">{words}</span> })}
            </Button>
          )
        }
        rowActions={(entry) => [
          ...(isUnpaid(entry) ? [{ label: t('entries.markPaid'), onClick: () => void markPaid(entry, tournament) }] : []),
          ...(entry.checkedInAt ? [{ label: t('entries.undoCheckIn'), onClick: () => void undoCheckIn(entry) }] : []),
          { label: t('entries.open'), onClick: () => setOpenId(entry._id) },
          { label: t('entries.delete'), icon: IconTrash, tone: 'danger' as const, onClick: () => void deleteEntries([entry], mayRefund) },
        ]}
        actions={
          <div className="rl-entries__actions">
            <Button
              variant="default"
              leftSection={<IconClipboardText size={18} stroke={1.75} aria-hidden />}
              onClick={() => setAdding('list')}
            >
              {t('entries.pasteAList')}
            </Button>
            <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setAdding('one')}>
              {t('entries.addEntry')}
            </Button>
          </div>
        }
        empty={{
          icon: IconUsers,
          title: t('entries.nobodyHasEnteredYet'),
          text: t('entries.firstUse'),
          action: { label: t('entries.addEntry'), onClick: () => setAdding('one') },
          otherwise: { label: t('entries.pasteAList'), onClick: () => setAdding('list') },
        }}
      />
      {open && <BoatSheet entry={open} flights={flights} onClose={() => setOpenId(null)} />}
      <AddEntry opened={adding === 'one'} onClose={() => setAdding(null)} tournament={tournament} flights={flights} />
      <PasteSheet opened={adding === 'list'} onClose={() => setAdding(null)} tournament={tournament} entries={entries} />
    </>
  )
}
