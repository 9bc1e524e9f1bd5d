import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconCalendarStats, IconPlus, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MemberReceipt } from '#features/registration/receipt/index.ts'
import { addSums, MemberTable, MemberTiles, memberSumsQuery, membersAt } from '#features/tours/memberships/index.ts'
import { ownSeasonsQuery } from '#features/tours/seasons/index.ts'
import { ownToursQuery } from '#features/tours/tours/index.ts'
import { useSession } from '#platform/use-session.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { PrintDirectory } from '../anglers/print-directory.tsx'
import { AddMembers } from './add-members.tsx'
import { t } from './memberships.texts.ts'

const NONE: readonly string[] = []

/** The members of all seasons of a director. The sums are of the seasons that the list shows. */
export function MembershipsPage() {
  const { user } = useSession()!
  const [adding, setAdding] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const { filters } = useTableAddress().state
  const seasons = useQuery(ownSeasonsQuery(user))
  const tours = useQuery(ownToursQuery(user)).data ?? []
  const sums = useQuery(memberSumsQuery())
  const [ofSeasons, ofTours] = [filters.season ?? NONE, filters.tour ?? NONE]
  const list = seasons.data ?? []
  const shown = list.filter(
    ({ _id, tour }) => (ofSeasons.length === 0 || ofSeasons.includes(_id)) && (ofTours.length === 0 || ofTours.includes(tour ?? '')),
  )
  const ids = new Set(shown.map(({ _id }) => _id))
  const ofShown = sums.data?.filter(({ season }) => ids.has(season)) ?? []
  const isReady = list.length > 0
  return (
    <Page>
      <PageHeader
        title={t('title')}
        meta={t('about')}
        {...(isReady && { primary: { label: t('add'), icon: IconPlus, onClick: () => setAdding(true) } })}
        secondary={isReady ? [{ label: t('print'), icon: IconPrinter, onClick: () => setPrinting(true) }] : []}
      />
      <Loaded
        query={seasons}
        what={t('membersNoun')}
        isEmpty={({ length }) => length === 0}
        empty={{ icon: IconCalendarStats, text: t('noSeason'), action: { label: t('toSeasons'), href: '/director/seasons' } }}
      >
        {(all) => (
          <>
            {ofShown.length > 0 && (
              <MemberTiles sums={addSums(ofShown)} hrefOf={(view) => membersAt({ seasons: ofSeasons, tours: ofTours, view })} />
            )}
            <MemberTable
              seasons={all}
              tours={tours}
              receiptOf={({ _id }) => <MemberReceipt membership={_id} />}
              onAdd={() => setAdding(true)}
            />
          </>
        )}
      </Loaded>
      {adding && <AddMembers seasons={list} season={shown[0]?._id} onClose={() => setAdding(false)} />}
      {isPrinting && <PrintDirectory membersOnly tours={tours} seasons={shown} onClose={() => setPrinting(false)} />}
    </Page>
  )
}
