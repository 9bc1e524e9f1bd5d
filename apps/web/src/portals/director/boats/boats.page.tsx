import { Button, SegmentedControl } from '@mantine/core'
import { can } from '@ramplight/domain/policies/policies'
import { daysDiffer, inOrder } from '@ramplight/domain/tournament/launch-times'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconPrinter, IconSailboat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { BoatListCard, boatLists, DrawSection, EditBoat, FlightsSection, nextNumber, PrintBoats } from '#features/draw/index.ts'
import { entriesQuery } from '#features/registration/tournament-entries/index.ts'
import { flightsQuery } from '#features/tournaments/tournament-flights/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useAddressParam } from '#platform/use-address-param.ts'
import { useActor } from '#platform/use-session.ts'
import { dayNext } from '#platform/values/event-time.ts'
import { writeFlight } from '#platform/values/write-flight.ts'
import { t } from './boats.texts.ts'

/** Numbers, flights, and the list for the ramp. */
export function BoatsPage() {
  const tournament = useTournament()
  const query = useQuery(entriesQuery(tournament._id))
  const flightRows = useQuery(flightsQuery(tournament._id)).data
  const flights = useMemo(() => inOrder(flightRows ?? []), [flightRows])
  const [openId, setOpenId] = useAddressParam('boat')
  const [isPrinting, setPrinting] = useState(false)
  const [day, setDay] = useState(() => dayNext(tournament, Date.now()))
  const mayEdit = can(useActor(), 'tournament.edit', tournament)
  const base = `/director/tournaments/${tournament._id}`
  return (
    <Loaded query={query} what={t('boats.boatsNoun')}>
      {(entries) => {
        const lists = boatLists({ tournament, entries, flights }, day)
        const open = entries.find(({ _id }) => _id === openId)
        const titleOf = (name: string | null) => name ?? (flights.length > 0 ? t('boats.withoutAFlight') : t('boats.allBoats'))
        return (
          <div className="rl-boats-page">
            <DrawSection tournament={tournament} entries={entries} flights={flights} />
            <FlightsSection tournament={tournament} flights={flights} entries={entries} mayEdit={mayEdit} />
            {entries.length === 0 ? (
              <EmptyState
                icon={IconSailboat}
                title={t('boats.noBoatsYet')}
                text={t('boats.firstUse')}
                action={{ label: t('boats.goToEntries'), href: `${base}/entries` }}
              />
            ) : (
              <>
                <div className="rl-boats-page__lists">
                  {daysDiffer(tournament, flights) && (
                    <SegmentedControl
                      aria-label={t('boats.day')}
                      value={String(day)}
                      onChange={(value) => setDay(Number(value))}
                      data={tournament.tournamentDates.map((_, at) => ({
                        value: String(at),
                        label: t('boats.dayNumber', { day: at + 1 }),
                      }))}
                    />
                  )}
                  <Button
                    variant="default"
                    leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
                    onClick={() => setPrinting(true)}
                  >
                    {t('boats.printList')}
                  </Button>
                </div>
                <div className="rl-boat-lists">
                  {lists.map((list) => (
                    <BoatListCard
                      key={list.flight?._id ?? 'none'}
                      list={list}
                      title={titleOf(list.flight && writeFlight(list.flight.name))}
                      onEdit={({ _id }) => setOpenId(_id)}
                    />
                  ))}
                </div>
              </>
            )}
            {isPrinting && <PrintBoats tournament={tournament} lists={lists} day={day} onClose={() => setPrinting(false)} />}
            {open && (
              <EditBoat
                key={open._id}
                entry={open}
                entries={entries}
                flights={flights}
                suggested={nextNumber(entries)}
                onClose={() => setOpenId(null)}
              />
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
