import { Button } from '@mantine/core'
import type { SponsorSettings } from '@ramplight/contract/sponsors/sponsor-settings'
import type { Sponsor } from '@ramplight/contract/sponsors/sponsors'
import type { Season } from '@ramplight/contract/tours/seasons'
import type { Tour } from '@ramplight/contract/tours/tours'
import { chosenPlaces, SPONSOR_PLACES } from '@ramplight/domain/sponsors/sponsor-places'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnline } from '#platform/use-online.ts'
import { sponsorsOfTour } from '../sponsors/sponsors.queries.ts'
import { type PlacesOf, PlacesSheet } from './places-sheet.tsx'
import { sponsorSettingsQuery } from './sponsor-settings.queries.ts'
import { t } from './sponsor-settings.texts.ts'

type Props = { tours: readonly Pick<Tour, '_id' | 'name'>[]; seasons: readonly Pick<Season, '_id' | 'name' | 'tour'>[] }

/** Which sponsor stands where on the prints of a tour, and of its seasons. */
export function SponsorPlaces({ tours, seasons }: Props) {
  const online = useOnline()
  const settings = useQuery(sponsorSettingsQuery())
  const sponsors = useQueries({ queries: tours.map(({ _id }) => sponsorsOfTour(_id)) }).map(({ data }) => data ?? [])
  const [open, setOpen] = useState<PlacesOf | null>(null)
  const all = tours.flatMap((tour, at): PlacesOf[] => [
    { kind: 'tour', id: tour._id, name: tour.name, sponsors: sponsors[at] ?? [] },
    ...seasons
      .filter((season) => season.tour === tour._id)
      .map(({ _id, name }) => ({
        kind: 'season' as const,
        id: _id,
        name: t('season', { season: name, tour: tour.name }),
        sponsors: sponsors[at] ?? [],
      })),
  ])
  return (
    <Section title={t('title')} note={online ? t('note') : t('needsInternet')} flush>
      <Loaded query={settings} what={t('noun')}>
        {(stored) => (
          <>
            <RowList
              none={t('none')}
              rows={all.map((of) => ({
                key: of.id,
                title: of.name,
                about: wordsFor(of, recordOf(stored, of)),
                end: (
                  <Button
                    variant="default"
                    size="xs"
                    disabled={!online}
                    onClick={() => setOpen(of)}
                    aria-label={t('changeOne', { name: of.name })}
                  >
                    {t('change')}
                  </Button>
                ),
              }))}
            />
            {open && <PlacesSheet of={open} record={recordOf(stored, open)} onClose={() => setOpen(null)} />}
          </>
        )}
      </Loaded>
    </Section>
  )
}

const recordOf = (stored: readonly SponsorSettings[], { kind, id }: PlacesOf): SponsorSettings | null =>
  stored.find((one) => one[kind] === id) ?? null

function wordsFor({ kind, sponsors }: PlacesOf, record: SponsorSettings | null): string {
  const chosen = chosenPlaces(record?.settings)
  if (!chosen) return kind === 'tour' ? t('asListed') : t('asTour')
  const nameOf = (id: string): string => sponsors.find(({ _id }: Sponsor) => _id === id)?.name ?? t('gone')
  const placed = SPONSOR_PLACES.flatMap((place) => {
    const sponsor = chosen[place]
    return sponsor ? [t('placed', { place: t(`place.${place}`), sponsor: nameOf(sponsor) })] : []
  })
  return placed.length > 0 ? placed.join(' · ') : t('noSponsor')
}
