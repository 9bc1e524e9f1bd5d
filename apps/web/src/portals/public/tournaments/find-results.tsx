import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { later } from '@ramplight/ui/parts/later.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { FullLoading } from '@ramplight/ui/states/full-loading.tsx'
import { Loaded, type QueryLike } from '@ramplight/ui/states/loaded.tsx'
import { IconMapSearch } from '@tabler/icons-react'
import { TournamentCards } from '#features/registration/sign-up/index.ts'
import classes from './find.module.css'
import { t } from './find.texts.ts'
import { FindListBar } from './find-list-bar.tsx'
import { type FindTerms, filtersOf, sizeOf } from './find-terms.ts'
import { SponsorCard } from './sponsor-card.tsx'
import { useSponsors } from './use-sponsors.ts'

const Pager = later(() => import('./pager.tsx').then((module) => module.Pager))

type Props = {
  query: QueryLike<{ message: SkinnyTournament[]; totalItemCount: number }>
  terms: FindTerms
  onTerms: (terms: FindTerms) => void
  /** On the search of one tour. */
  within?: 'tour' | undefined
}

/** Every so many tournaments a sponsor follows (1 §9). */
const BETWEEN_SPONSORS = 4

/** What was found, a page of it, with a sponsor after every fourth. */
export function FindResults({ query, terms, onTerms, within }: Props) {
  const page = Number(terms.page ?? 1)
  const size = sizeOf(terms)
  const sponsorAfter = useSponsors()
  return (
    <Loaded query={query} what={t('tournaments')} skeleton={<FullLoading title={t('searching')} />}>
      {({ message, totalItemCount }) =>
        message.length === 0 ? (
          <EmptyState
            icon={IconMapSearch}
            text={t('none')}
            action={filtersOf(terms).length > 0 || page > 1 ? { label: t('reset'), onClick: () => onTerms({}) } : undefined}
          />
        ) : (
          <>
            <h2 className="rl-sr-only">{t('results')}</h2>
            <FindListBar terms={terms} onChange={onTerms} />
            <TournamentCards
              className={classes.cards}
              tournaments={message}
              within={within}
              after={(index) => {
                const place = (page - 1) * size + index + 1
                const sponsor = place % BETWEEN_SPONSORS === 0 ? sponsorAfter(place / BETWEEN_SPONSORS - 1) : null
                return sponsor && <SponsorCard sponsor={sponsor} />
              }}
            />
            {totalItemCount > size && (
              <Pager
                page={page}
                size={size}
                total={totalItemCount}
                onPage={(next) => onTerms({ ...terms, page: next > 1 ? String(next) : undefined })}
              />
            )}
          </>
        )
      }
    </Loaded>
  )
}
