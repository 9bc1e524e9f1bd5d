import type { Tour } from '@ramplight/contract/tours/tours'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconMap } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { skinnyTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { useAddress } from '#platform/address.ts'
import { useBase } from '#platform/places.ts'
import classes from './find.module.css'
import { t } from './find.texts.ts'
import { aroundMe, aroundPlace, thisWeek } from './find-around.ts'
import { FindForm } from './find-form.tsx'
import { FindResults } from './find-results.tsx'
import { type FindTerms, readTerms, searchBody } from './find-terms.ts'
import { t as tPlace } from './location.texts.ts'
import { LocationBar } from './location-bar.tsx'

export const FindTournamentsPage = () => <FindTournaments tour={null} />

/** The search of tournaments, of all or of one tour. What is looked for stands in the address. */
export function FindTournaments({ tour }: { tour: Tour | null }) {
  const { search, look, go } = useAddress()
  const base = useBase()
  const terms = readTerms(search)
  const filters = tour ? { ...terms, tour: tour._id } : terms
  const body = searchBody(filters)
  const found = useQuery({ ...skinnyTournamentsQuery(body), placeholderData: keepPreviousData })
  const set = (next: FindTerms) => look(() => next)
  return (
    <Page>
      <PageHeader
        title={tour ? t('tourTitle', { tour: tour.name }) : t('title')}
        crumbs={tour ? [{ label: t('all'), href: `${base}/tournaments` }, { label: tour.name }] : []}
        // Its line is there before it is known: the filters below it stay where they are.
        meta={found.data ? t('found', { count: found.data.totalItemCount }) : '\u00a0'}
        secondary={[{ label: t('map'), icon: IconMap, href: aroundPlace('', filters, base) }]}
      />
      <LocationBar onPlace={(place) => go(aroundPlace(place, filters, base))} onNear={(near) => go(aroundMe(near, filters, base))}>
        <UiLink href={thisWeek(base)} className="rl-link-button">
          {tPlace('week')}
        </UiLink>
      </LocationBar>
      <div className={classes.layout}>
        <FindForm key={JSON.stringify(terms)} terms={terms} onSearch={set} tour={tour?._id ?? null} />
        <div className={classes.list}>
          <FindResults query={found} terms={terms} onTerms={set} within={tour ? 'tour' : undefined} />
        </div>
      </div>
    </Page>
  )
}
